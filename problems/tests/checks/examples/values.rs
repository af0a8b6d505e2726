//! Values by `read_value!` and `input_interactive!`, up to the end.

// input: 2 3 9 4 7 1
// input: 0

#![allow(deprecated)] // input_interactive

use proconio::marker::Usize1;
use proconio::{input_interactive, is_stdin_empty, read_value};

fn main() {
    let count = read_value!(usize);
    let places: Vec<usize> = (0..count).map(|_| read_value!(Usize1)).collect();
    println!("{places:?}");
    while !is_stdin_empty() {
        input_interactive! { a: i64 }
        println!("{}", a + read_value!(i64));
    }
}
