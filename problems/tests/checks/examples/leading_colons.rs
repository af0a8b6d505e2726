//! Paths that begin with two colons.

// input: 4 9 2

use ::common::judge::{self};
use ::proconio::input;

fn sum(heaps: &[u64]) -> u64 {
    if heaps.len() == 1 {
        return ::common::nim::nim_sum(heaps.to_vec());
    }
    let sum = ::common::nim::nim_sum(heaps.to_vec());
    match ::common::grundy::mex([sum]) {
        1 => ::common::nim::misere_nim_wins(heaps.to_vec()).into(),
        _ if sum > ::common::nim::nim_sum([3]) => Vec::<u64>::with_capacity(1).len() as u64,
        _ => sum,
    }
}

fn solve(input: &mut ::common::judge::Input) -> ::common::judge::Result<String> {
    input! { from input, heaps: [u64; 3] }
    Ok(<u64 as ToString>::to_string(&sum(&heaps)))
}

fn main() {
    judge::single(solve)
}
