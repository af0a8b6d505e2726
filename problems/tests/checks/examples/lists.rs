//! Nothing but `u64`, and yet not the plainest `input!`: lists in lists, lengths that are computed, what is skipped.

// input: 2 3 9 1 2 3 4 5 6 7 8 9 10
// input: 18446744073709551615 18446744073709551615 9 1 2

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from &mut *input,
        h: u64, w: u64, _: u64,
        board: [[u64; w]; h],
        pairs: [[u64; 2]; w.min(h)],
    }
    let rows: Vec<u64> = board.iter().map(|row| row.iter().sum()).collect();
    Ok(format!("{rows:?} {pairs:?}"))
}

fn main() {
    judge::single(solve)
}
