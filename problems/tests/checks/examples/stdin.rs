//! From stdin, in a `main` of its own: numbers below 0, words, rows of characters, characters, bytes.

// input: 3 -5 0 7 9223372036854775807 2 4 a#.. ..#b é Bob x 2 y
// input: 1 -9223372036854775808 1 0 0 é Bob x 2 y

use proconio::input;
use proconio::marker::{Bytes, Chars};

fn main() {
    input! {
        n: usize,
        mut numbers: [i64; n],
        last: u64,
        rows: usize,
        _columns: usize,
        board: [Chars; rows],
        name: Bytes,
        who: String,
        (letter, count, word): (char, u8, String),
    }
    numbers.sort_unstable();
    for row in board {
        println!("{}", row.iter().rev().collect::<String>());
    }
    println!("{numbers:?} {last} {name:?} {who} {letter} {count} {word}");
}
