// cses1099: Stair Game, in one Rust file.
// Where to submit: CSES 1099.
// Generated from problems/cses1099/main.rs by `cargo xtask bundle cses1099`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # CSES 1099 · Staircase Nim in its plain form · Stair Game
//!
//! Stairs are numbered 1, 2, ..., n from the bottom, and there are balls on them. A move takes at least
//! one ball from one stair, but not from stair 1, and puts all that it takes on the next lower stair.
//! Whoever cannot move loses.
//!
//! **Theorem.** The first player wins exactly when the Nim sum of the even stairs, of the numbers of
//! balls on the stairs 2, 4, 6, ..., is not 0.
//!
//! **Why.** Of two neighbouring stairs one is even, so each move changes exactly one of these numbers,
//! and with it the Nim sum. And each of them can be made smaller at will, by a move to the odd stair
//! below, so that a Nim sum other than 0 can be made 0 as in Nim. Balls that come down from an odd stair
//! make a number larger; that does no harm, because it cannot go on for ever.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of balls, from stair 1 upwards.
//! **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) a case.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 2: Staircase Nim.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// Whether the first player wins with so many balls on the stairs 1, 2, 3, ...
fn first_wins(balls: &[u64]) -> bool {
    nim_sum(balls.iter().skip(1).step_by(2)) != 0 // the stairs 2, 4, 6, ...
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    Ok(if first_wins(&input.numbers(n)) { "first" } else { "second" })
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
