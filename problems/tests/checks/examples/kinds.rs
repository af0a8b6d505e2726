//! Numbers of other types, and a type alias; tuples, in each other and in lists; `mut`, and what is read to be skipped.

// input: 7 8 9 10 11 12 255 2 1 2 3 4 5 6 7 8 9
// input: 7 8 9 10 11 12 256

#![allow(clippy::many_single_char_names)]

use common::judge::{self, Input};
use proconio::input;

type Stones = u32;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from input,
        a: i64, b: Stones, c: usize, d: i128, e: u16, f: f64, g: u8,
        n: usize,
        mut moves: [(usize, (u64, u64)); n],
        (mut h, _): (u64, [u32; 1]),
        _: u64,
    }
    h += 1;
    moves.reverse();
    Ok(format!("{a} {b} {c} {d} {e} {f} {g} {moves:?} {h}"))
}

fn main() {
    judge::to_end(solve)
}
