//! The conditions of `ensure!` and `rule!` do something, read on, and leave the function by `?`.

// input: 4 2 5 3 5 1 9 7 2 2 1 9 7 3 3 0 0 0 1 1 1

use common::judge::{self, ensure, rule, Input};
use std::collections::BTreeSet;

fn half(n: u64) -> judge::Result<u64> {
    ensure!(n.is_multiple_of(2), "expected an even number, found {n}");
    Ok(n / 2)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let mut sizes = BTreeSet::new();
    rule!(sizes.insert(input.number()), "never");
    rule!(sizes.insert(input.number()), "a heap of {sizes:?} twice");
    rule!(input.number().checked_sub(1).ok_or("expected at least 1")? < 9, "too many");
    let mut others = BTreeSet::new();
    for size in [input.number(), input.number()] {
        ensure!(others.insert(size), "the heap {size} twice");
    }
    ensure!(half(others.len() as u64)? > 0, "no heaps");
    Ok(format!("{sizes:?} {others:?}"))
}

fn main() {
    judge::counted(solve)
}
