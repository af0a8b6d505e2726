//! Crates as the first edition of Rust names them, with and without another name.

// input: 4 9 2

extern crate common as games;
extern crate proconio;
extern crate std as standard;

use games::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, heaps: [u64; 3] }
    Ok(games::nim::nim_sum(heaps).to_string())
}

fn main() {
    judge::single(solve)
}
