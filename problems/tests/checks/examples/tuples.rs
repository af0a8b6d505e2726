//! Tuples, in each other and in lists; one of a single number.

// input: 2 1 2 3 4 5 6 7 8

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from input,
        n: usize,
        moves: [(usize, (u64, u64)); n],
        (a, _): (u64, [u32; 1]),
    }
    Ok(format!("{moves:?} {a}"))
}

fn main() {
    judge::to_end(solve)
}
