//! `mut`, `mut` in a tuple, and what is read to be skipped.

// input: 1 2 3 4 5 6

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, mut n: u64, (mut a, b): (u64, u64), _: u64, mut list: [u64; 2] }
    n += 1;
    a ^= b;
    list.reverse();
    Ok(format!("{n} {a} {list:?}"))
}

fn main() {
    judge::to_end(solve)
}
