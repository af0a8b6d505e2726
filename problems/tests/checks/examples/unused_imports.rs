//! Imports that nothing uses.

// input: 4

#![allow(unused_imports)]

use common::graph;
use common::judge::{self, ensure, input, rule, Input};
use common::nim::nim_product;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use std::io::{Read, Write};

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(input.number().to_string())
}

fn main() {
    judge::single(solve)
}
