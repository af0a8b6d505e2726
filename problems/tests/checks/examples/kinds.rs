//! What `input!` reads: numbers of all types, and those that count from 1; tuples, in each other and in lists; lengths that
//! are expressions, or stand before their lists; types by an alias, by their paths, of this file and of a generic function;
//! `mut`, and what is read to be skipped.

// input: 7 8 9 10 11 12 255 3 2 1 2 3 4 5 6 7 8 9 4 5 6 1 2 2 3 5 4 12 13 1 2 3 4 5 6 7 2 7 8 2 1 5 0 3 1 2 3 1 2 3

#![allow(clippy::cast_possible_truncation, clippy::many_single_char_names)]

use common::judge::{self, Input};
use proconio::input;
use proconio::marker::{Isize1, Usize1 as Vertex};
use std::fmt::Debug;
use std::num::ParseIntError;
use std::str::FromStr;

type Stones = u32;

#[derive(Debug, Clone, Copy)]
struct Heap(u8);

impl FromStr for Heap {
    type Err = ParseIntError;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        word.parse().map(Heap)
    }
}

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
        a: i64, b: Stones, c: usize, d: i128, e: u16, f: f64, g: u8,
        n: usize, m: usize,
        mut moves: [(usize, (u64, u64)); n],
        (mut h, _): (u64, [u32; 1]),
        _: u64,
        edges: [(Vertex, Vertex); m],
        i: Isize1,
        words: [proconio::marker::Chars; 2],
        mut j: proconio::marker::Usize1,
        pair: (proconio::marker::Bytes, std::primitive::u64,),
    }
    input! {
        from &mut *input,
        some: [u64; least(n, 2)],
        more: [(u8, [u64; 1]); { n }.min(1) as u32],
        others: [[Vertex; 1]; match n { 0..=2 => 0, more => more - 2 }], // [Chars; n], $
        known: [u64], rows: [[u32]], heaps: [Heap],
    }
    h += 1;
    j += 1;
    moves.reverse();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap.0);
    let last = list::<i64>(input, n.min(3));
    Ok(format!(
        "{a} {b} {c} {d} {e} {f} {g} {moves:?} {h} {edges:?} {i} {words:?} {j} {pair:?} {some:?} {more:?} {others:?} \
         {known:?} {rows:?} {sum} {last:?}"
    ))
}

fn main() {
    judge::to_end(solve)
}
