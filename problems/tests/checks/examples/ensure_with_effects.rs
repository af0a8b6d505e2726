//! The condition of `ensure!` does something, and leaves the function by `?`.

// input: 3 2 5 2 0 7 3 3

use common::judge::{self, ensure, Input};
use std::collections::BTreeSet;

fn half(n: u64) -> judge::Result<u64> {
    ensure!(n.is_multiple_of(2), "expected an even number, found {n}");
    Ok(n / 2)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let mut sizes = BTreeSet::new();
    for size in [input.number(), input.number()] {
        ensure!(sizes.insert(size), "the heap {size} twice");
    }
    ensure!(half(sizes.len() as u64)? > 0, "no heaps");
    Ok(format!("{sizes:?}"))
}

fn main() {
    judge::counted(solve)
}
