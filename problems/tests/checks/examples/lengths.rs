//! Lengths and types that are anything: expressions, and parameters of generic functions.

// input: 3 1 2 3 4 5 6 7 8 9 10 11

#![allow(clippy::cast_possible_truncation)]

use common::judge::{self, Input};
use proconio::{input, marker::Usize1};
use std::fmt::Debug;
use std::str::FromStr;

fn list<T: FromStr>(input: &mut Input, n: usize) -> Vec<T>
where
    T::Err: Debug,
{
    input! { from input, list: [T; n] }
    list
}

fn least(a: usize, b: usize) -> usize {
    a.min(b)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from &mut *input,
        n: usize,
        a: [u64; least(n, 2)],
        b: [(u8, [u64; 1]); { n }.min(1) as u32],
        c: [[Usize1; 1]; match n { 0..=2 => 0, more => more - 2 }], // [Chars; n], $
    }
    Ok(format!("{a:?} {b:?} {c:?} {:?}", list::<i64>(input, n.min(3))))
}

fn main() {
    judge::to_end(solve)
}
