//! A text of several lines, with blank ones, and with some that look like code.

// input: 1 2

use common::judge::{self, Input};

const TEXT: &str = "one
    two

  three \
    four
mod common {
mod proconio {
#[cfg(test)]
extern crate common;
use common::nim;
";

/*
mod helper;
mod common {
*/

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(format!("{TEXT}{}", input.number()))
}

fn main() {
    judge::to_end(solve)
}
