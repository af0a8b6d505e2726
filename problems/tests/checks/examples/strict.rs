//! A program that allows no warning.

// input: 2 5 300

#![deny(warnings)]
#![deny(rust_2018_idioms, unused_qualifications, unreachable_pub)]
#![allow(clippy::all)]

use common::judge::{self, rule, Input};
use proconio::input;
use proconio::marker::Usize1;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: usize, list: [Usize1; n] }
    rule!(n > 0, "expected a list, found none");
    Ok(format!("{list:?}"))
}

fn main() {
    judge::single(solve)
}
