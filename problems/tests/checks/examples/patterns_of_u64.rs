//! Nothing but `u64`, and yet not the plainest `input!`.

// input: 1 2 3 4

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, _: u64, n: u64 }
    Ok(n.to_string())
}

fn main() {
    judge::to_end(solve)
}
