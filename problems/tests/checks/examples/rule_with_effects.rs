//! The condition of `rule!` does something, reads on, and leaves the function by `?`.

// input: 4 2 5 1 9 7 1 9 7 0 0 0 1

use common::judge::{self, rule, Input};
use std::collections::BTreeSet;

fn solve(input: &mut Input) -> judge::Result<String> {
    let mut sizes = BTreeSet::new();
    rule!(sizes.insert(input.number()), "never");
    rule!(sizes.insert(input.number()), "a heap of {sizes:?} twice");
    rule!(input.number().checked_sub(1).ok_or("expected at least 1")? < 9, "too many");
    Ok(format!("{sizes:?}"))
}

fn main() {
    judge::counted(solve)
}
