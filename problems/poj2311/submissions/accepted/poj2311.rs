// poj2311: Cutting Game, in one Rust file.
// Where to submit: POJ 2311, Luogu P10501.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj2311/main.rs by `cargo xtask bundle poj2311`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 2311 · Cutting a sheet until a single cell is cut out · Cutting Game
//!
//! A sheet of paper has w × h cells. A move cuts one of the sheets into two rectangles, along a line
//! between cells. The player who first cuts out a single cell wins. Does the first player win?
//!
//! **Theorem.** Call a side lost if it is 2, 3, 17 or 37, or 7, 11, 23, 27 or 31 modulo 34. The first
//! player loses exactly when both sides of the sheet are lost.
//!
//! **Why.** A cut that leaves a strip of width 1 loses, since the opponent cuts a single cell from the strip. So
//! cuts leave sides of at least 2, and a player without such a cut loses. With strips of width 2 and length n
//! this is Dawson's Kayles on n - 2 skittles; let d(n) be its Grundy value. By induction a sheet has the
//! value d(h) if d(w) = 0, the value d(w) if d(h) = 0, and otherwise 1. The zeros of d are the lost
//! sides: Dawson's Kayles has the period 34, by the theorem of Guy and Smith.
//!
//! **Input.** Test cases to the end of the file: `w h`. **Output.** `WIN` or `LOSE`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the period.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// Whether Dawson's Kayles on `side` - 2 skittles is lost for the player to move. `side` is at least 2.
fn is_lost(side: u64) -> bool {
    matches!(side, 2 | 3 | 17 | 37) || matches!(side % 34, 7 | 11 | 23 | 27 | 31)
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, w: u64, h: u64 }
    ensure!(w >= 2 && h >= 2, "expected sides of at least 2, found {w} and {h}");
    Ok(if is_lost(w) && is_lost(h) { "LOSE" } else { "WIN" })
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
