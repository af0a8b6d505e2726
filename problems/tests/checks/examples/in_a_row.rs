//! `input!` several times, with what was read before as a length.

// input: 2 2 1 5 6 0 3 9 9 9 1

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: usize }
    input! {
        from &mut *input,
        k: u64,
        heaps: [u64; n],
    }
    input!(from input, more: [u64; k]);
    Ok(format!("{heaps:?} {more:?}"))
}

fn main() {
    judge::counted(solve)
}
