// Wrong: stops reading a case at its first odd heap, and takes the next heap for the next case.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap_or(0) as usize;
        let first_wins = numbers.by_ref().take(n).any(|heap| heap % 2 == 1);
        output += if first_wins { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
