//! Crates under other names, and as the first edition of Rust names them.

// input: 4 9 2

extern crate common as games;
extern crate proconio;
extern crate std as standard;

use common as library;
use games::judge::{self, Input};
use proconio as reading;
use reading::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, heaps: [u64; 3], }
    Ok(format!("{} {}", games::nim::nim_sum(heaps.clone()), library::grundy::mex(heaps)))
}

fn main() {
    judge::single(solve)
}
