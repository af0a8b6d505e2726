// poj1704: Georgia and Bob, in one Rust file.
// Where to submit: POJ 1704, Luogu P10507, AcWing 236.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj1704/main.rs by `cargo xtask bundle poj1704`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 1704 · Staircase Nim · Georgia and Bob
//!
//! Pieces stand on different cells 1, 2, 3, ... of a strip. A move shifts one piece at least one cell
//! to the left; it may neither jump over a piece nor share a cell nor leave the strip. Whoever cannot
//! move loses; Georgia moves first.
//!
//! **Theorem.** Pair the pieces from the right, each right one with its left neighbour; if one is
//! left over, pair it with a wall on cell 0. Georgia wins exactly when the Nim sum of the gaps, the
//! numbers of free cells within the pairs, is not 0.
//!
//! **Why.** Moving the right piece of a pair makes its gap smaller: a move of Nim. Moving the left
//! piece by t cells makes the gap larger by t, but then the right piece can follow by t cells, and the
//! gap is as before. That cannot go on for ever, as pieces move only to the left. This is staircase
//! Nim: the k-th gap from the right is stair k, and only the odd stairs matter.
//!
//! **Input.** A number of cases; for each `N` and then N cells, in any order. **Output.**
//! `Georgia will win` or `Bob will win`.
//!
//! **Complexity.** O(N log N) a case.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// Whether Georgia, who moves first, wins with pieces on `cells`: from 1 on, different, ascending.
fn georgia_wins(cells: &[u64]) -> bool {
    let gaps = cells.rchunks(2).map(|pair| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    });
    nim_sum(gaps) != 0
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    ensure!(cells.first() != Some(&0), "expected cells from 1 on, found 0");
    for pair in cells.windows(2) {
        ensure!(pair[0] < pair[1], "expected pieces on different cells, found {} twice", pair[0]);
    }
    Ok(if georgia_wins(&cells) { "Georgia will win" } else { "Bob will win" })
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
        pub use crate::judge_ensure as ensure;

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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
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

// A rule of the game. On a judge, a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => { let _ = || ($holds, format!($($message)+)); };
}
