//! Lists whose length stands before them, and a type that says itself how it is read.

// input: 3 7 8 9 2 1 5 0 3 1 2 3
// input: 0 1 4 1 2 3 4 1 9

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
    input! { from input, list: [u64], rows: [[u32]], heaps: [Heap] }
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap.0);
    Ok(format!("{list:?} {rows:?} {heaps:?} {sum}"))
}

fn main() {
    judge::to_end(solve)
}
