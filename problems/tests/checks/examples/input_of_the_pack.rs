//! `input!` from `common`, which takes the input again and again.

// input: 2 3 5 3 1 2 3

use common::judge::{self, input, Input};

fn pair(input: &mut Input) -> (u64, usize) {
    input! { from input, a: u64, b: usize }
    (a, b)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (a, b) = pair(input);
    input! { from input, c: u64 }
    input! { from input, list: [u64] }
    Ok(format!("{a} {b} {c} {list:?}"))
}

fn main() {
    judge::single(solve)
}
