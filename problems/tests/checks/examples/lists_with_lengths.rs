//! Lists whose length stands before them.

// input: 3 7 8 9 2 1 5 0
// input: 0 1 4 1 2 3 4

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, heaps: [u64], rows: [[u32]] }
    Ok(format!("{heaps:?} {rows:?}"))
}

fn main() {
    judge::to_end(solve)
}
