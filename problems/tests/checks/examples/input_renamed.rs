//! `input!` under another name.

// input: 2 5 6 3

use common::judge::{self, Input};
use proconio::{input as read, marker::Usize1};

fn solve(input: &mut Input) -> judge::Result<String> {
    read! { from input, n: usize, heaps: [u64; n], last: Usize1 }
    Ok(format!("{heaps:?} {last}"))
}

fn main() {
    judge::single(solve)
}
