//! Crates under other names, as the first edition of Rust names them, and behind two colons.

// input: 4 9 2

extern crate common as games;
extern crate proconio;
extern crate std as standard;

use ::common::judge::{self};
use common as library;
use proconio as reading;
use reading::input;

fn sum(heaps: &[u64]) -> u64 {
    if heaps.len() == 1 {
        return ::common::nim::nim_sum(heaps.to_vec());
    }
    match ::common::grundy::mex([games::nim::nim_sum(heaps.to_vec())]) {
        1 => ::common::nim::misere_nim_wins(heaps.to_vec()).into(),
        _ => Vec::<u64>::with_capacity(1).len() as u64,
    }
}

fn solve(input: &mut ::common::judge::Input) -> ::common::judge::Result<String> {
    input! { from input, heaps: [u64; 3], }
    let sum = <u64 as ToString>::to_string(&sum(&heaps));
    Ok(format!("{sum} {}", library::grundy::mex(heaps)))
}

fn main() {
    judge::single(solve)
}
