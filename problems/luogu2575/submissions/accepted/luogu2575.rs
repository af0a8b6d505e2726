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
//! before. The pieces of run 0 cannot move. This is staircase Nim, with run k as stair k, on one staircase for
//! each row. The theory page on staircase Nim proves that the Grundy value of a staircase is the Nim sum of its
//! odd stairs, and for several rows the values are added as in Nim.
//!
//! **Input.** A number of cases; for each the number of rows, and for each row the number of its pieces and
//! then their cells, 1 to 20. **Output.** `YES` if the first player wins, or `NO`.
//!
//! **Complexity.** O(20 n) a case.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

const CELLS: usize = 20;

/// The Grundy value of a row: for each cell, from left to right, whether there is a piece.
fn grundy(row: &[bool]) -> u64 {
    let runs = row.rsplit(|&is_piece| !is_piece); // from the right, cut at the free cells
    nim_sum(runs.map(|run| run.len() as u64).skip(1).step_by(2))
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, m: u64 }
        let mut row = [false; CELLS];
        for _ in 0..m {
            let cell = usize::try_from(input.number())?;
            if !(1..=CELLS).contains(&cell) {
                return Err(format!("expected a cell from 1 to 20, found {cell}").into());
            }
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
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
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

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}
