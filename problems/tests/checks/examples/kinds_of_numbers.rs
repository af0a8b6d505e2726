//! Numbers of other types, and a type alias.

// input: 7 8 9 10 11 12 255
// input: 7 8 9 10 11 12 256

#![allow(clippy::many_single_char_names)]

use common::judge::{self, Input};
use proconio::input;

type Stones = u32;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, a: i64, b: Stones, c: usize, d: i128, e: u16, f: f64, g: u8 }
    Ok(format!("{a} {b} {c} {d} {e} {f} {g}"))
}

fn main() {
    judge::to_end(solve)
}
