// Where to submit: HDU 5724, Luogu P2575 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5724/main.rs, which has the proof, by `cargo xtask bundle hdu5724`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5724 · Pieces that jump to the next hole · Chess
//!
//! A board has n rows of 20 cells, and pieces are on some of them. A move takes a piece to the first free cell on its
//! right, next to it or after the pieces in between; a piece without a free cell on its right cannot move. A player who
//! cannot move loses. Does the first player win?
//!
//! **Theorem.** Number the free cells of a row, its holes, from the right. Block i has the pieces between hole i
//! and the next hole on its left. The first player wins if and only if the Nim sum of the sizes of the blocks 1, 3, 5,
//! ... of all rows is not 0.
//!
//! **Input.** A number of cases; for each `n` and then n rows: the number of pieces, and their cells, in any
//! order. **Output.** `YES` if the first player wins, or `NO`.
//!
//! **Complexity.** O(n) per case, as a row has 20 cells.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The number of the last cell of a row.
const LAST: u64 = 20;

/// The Grundy value of a row: for each cell, from left to right, whether a piece stands there.
fn value(row: &[bool]) -> u64 {
    // Blocks 0, 1, 2, ... from the right, cut at the holes. Those of block 0 are stuck.
    let blocks = row.rsplit(|&is_piece| !is_piece).map(|block| block.len() as u64);
    nim_sum(blocks.skip(1).step_by(2))
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let m = input.number();
        let pieces = input.numbers(m);
        let row: Vec<bool> = (1..=LAST).map(|cell| pieces.contains(&cell)).collect();
        sum ^= value(&row);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
