//! `input!` by its path, in all brackets.

// input: 1 2 3 4

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    proconio::input!(from &mut *input, a: u64, b: u64);
    proconio::input! { from &mut *input, c: u64, }
    proconio::input![from input, d: u64,];
    Ok(format!("{a} {b} {c} {d}"))
}

fn main() {
    judge::single(solve)
}
