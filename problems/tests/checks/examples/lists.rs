//! Lists in lists, and lengths that are computed.

// input: 2 3 1 2 3 4 5 6 7 8 9 10
// input: 18446744073709551615 18446744073709551615 1 2

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from &mut *input,
        h: u64, w: u64,
        board: [[u64; w]; h],
        pairs: [[u64; 2]; w.min(h)],
    }
    let rows: Vec<u64> = board.iter().map(|row| row.iter().sum()).collect();
    Ok(format!("{rows:?} {pairs:?}"))
}

fn main() {
    judge::single(solve)
}
