//! A type that says itself how it is read.

// input: 3 1 2 3 1 9

use common::judge::{self, Input};
use proconio::input;
use std::num::ParseIntError;
use std::str::FromStr;

#[derive(Debug, Clone, Copy)]
struct Heap(u8);

impl FromStr for Heap {
    type Err = ParseIntError;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        word.parse().map(Heap)
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, heaps: [Heap] }
    Ok(format!("{heaps:?} {}", heaps.iter().fold(0, |sum, heap| sum ^ heap.0)))
}

fn main() {
    judge::to_end(solve)
}
