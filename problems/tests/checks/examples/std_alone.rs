//! Nothing but the standard library. proconio and common stand in this comment.

// input: 1 2 3
// input:

use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).expect("stdin can be read");
    let sum: u64 = text.split_whitespace().filter_map(|word| word.parse::<u64>().ok()).sum();
    println!("{sum}");
}
