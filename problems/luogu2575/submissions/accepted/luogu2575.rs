// luogu2575: A Duel of Masters, in one Rust file.
// Where to submit: Luogu P2575.
// Generated from problems/luogu2575/main.rs by `cargo xtask bundle luogu2575`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P2575 · A Duel of Masters
//!
//! A board has n rows of 20 cells, some of them with a piece. A move takes a piece to the next cell on its
//! right, or, if that is occupied, over all pieces there to the first free cell. If there is no free cell on
//! its right, the piece cannot move. Whoever cannot move loses.
//!
//! **Theorem.** The free cells cut each row into runs of pieces, some of which may be empty. Number the runs of
//! a row 0, 1, 2, ... from the right. The first player wins exactly when the Nim sum of the lengths of all runs
//! with an odd number is not 0.
//!
//! **Why.** Take a piece of run k >= 1 that has r - 1 other pieces of its run on its right. It lands on the
//! free cell between run k and run k - 1, and leaves a free cell behind. This cell cuts the run: its r last
//! pieces, with the one that has moved, now belong to run k - 1. So r pieces have gone from run k to run k - 1,
//! where r can be any number from 1 to the length of the run; and the number of free cells, and of runs, is as
//! before. The pieces of run 0 cannot move. This is Staircase Nim, with run k as stair k, on one staircase for
//! each row. The theory page on Staircase Nim proves that the Grundy value of a staircase is the Nim sum of its
//! odd stairs, and for several rows the values are added as in Nim.
//!
//! **Limit:** cells 1 to 20 of a row.
//!
//! **Input.** A number of cases; for each the number of rows, and for each row the number of its pieces and
//! then their cells, 1 to 20. **Output.** `YES` if the first player wins, or `NO`.
//!
//! **Complexity.** O(20 n) per case.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;

const CELLS: usize = 20;

/// The Grundy value of a row: for each cell, from left to right, whether there is a piece.
fn grundy(row: &[bool]) -> u64 {
    let runs = row.rsplit(|&is_piece| !is_piece); // from the right, cut at the free cells
    nim_sum(runs.map(|run| run.len() as u64).skip(1).step_by(2))
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let m = input.number();
        let mut row = [false; CELLS];
        for _ in 0..m {
            let cell = usize::try_from(input.number())?;
            ensure!((1..=CELLS).contains(&cell), "expected a cell from 1 to 20, found {cell}");
            row[cell - 1] = true;
        }
        sum ^= grundy(&row);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Counted,
        }

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(_: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                if !$holds {
                    return Err(format!($($message)+).into());
                }
            };
        }
    }

    pub mod nim {
        use std::borrow::Borrow;

        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
