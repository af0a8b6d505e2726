// hdu1730: Northcott Game, in one Rust file.
// Where to submit: HDU 1730.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1730/main.rs by `cargo xtask bundle hdu1730`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1730 · Northcott's game · Northcott Game
//!
//! Each row of a board has a black and a white piece. Black and White take turns, and Black begins. A
//! move slides one's own piece in one row, forwards or backwards, to any free cell, but not over the
//! other piece. Whoever cannot move loses. Does Black win?
//!
//! **Theorem.** The gap of a row is the number of free cells between its two pieces. The player to move
//! wins exactly when the Nim sum of the gaps is not 0.
//!
//! **Why.** To advance makes a gap smaller: a move of Nim. To retreat by t cells makes it larger by t, but
//! then the opponent advances by t in the same row, and the gap is as before. That cannot go on for
//! ever: the winner only advances, and there is a wall behind each piece.
//!
//! **Input.** Test cases to the end of the file: `n m`, then for each of n rows the columns of its black
//! and its white piece. **Output.** `I WIN!` or `BAD LUCK!`.
//!
//! **Complexity.** O(n) a case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 3.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// The number of free cells between two pieces on different columns of a row.
fn gap(black: u64, white: u64) -> u64 {
    black.abs_diff(white) - 1
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, m: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, black: u64, white: u64 }
        for column in [black, white] {
            let is_there = 1 <= column && column <= m;
            ensure!(is_there, "expected a column from 1 to m, found {column} where m = {m}");
        }
        ensure!(black != white, "expected pieces on different columns, found {black} twice");
        sum ^= gap(black, white);
    }
    Ok(if sum != 0 { "I WIN!" } else { "BAD LUCK!" })
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
