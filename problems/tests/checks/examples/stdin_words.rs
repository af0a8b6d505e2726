//! From stdin: words, rows of characters, characters, bytes.

// input: 2 4 a#.. ..#b é Bob x 2 y

use proconio::input;
use proconio::marker::{Bytes, Chars};

fn main() {
    input! {
        h: usize,
        _w: usize,
        board: [Chars; h],
        name: Bytes,
        who: String,
        (c, k, s): (char, u8, String),
    }
    for row in board {
        println!("{}", row.iter().rev().collect::<String>());
    }
    println!("{name:?} {who} {c} {k} {s}");
}
