// hdu3537: Daizhenyang's Coin, in one Rust file.
// Where to submit: HDU 3537.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu3537/main.rs by `cargo xtask bundle hdu3537`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 3537 · Daizhenyang's Coin
//!
//! Coins lie in a row, numbered from 0 from the left. A move turns over one, two or three of them, wherever they lie;
//! the rightmost of these must show heads before it is turned. A player who cannot move loses. The places of the
//! heads are given, some of them perhaps more than once: does the first player lose?
//!
//! **Theorem.** The first player loses exactly when the Nim sum of the values of all heads is 0. A head at x has the
//! value 2x or 2x + 1, whichever has an odd number of ones in binary.
//!
//! **Why.** In a coin turning game each head counts on its own, and this game is Mock Turtles: the theory page on coin
//! turning proves both. A place that is named twice is still one head.
//!
//! **Input.** Cases up to the end of the file: `n`, then the places of n heads; no place, perhaps with an empty line,
//! if n is 0. **Output.** `Yes` if the first player *loses*, else `No`.
//!
//! **Complexity.** O(n log n) a case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 14,
//! "Turn and Turn About".

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// The number of places in the problem.
const PLACES: u64 = 100_000_000;

/// The Grundy value of a single head at `place`.
fn value(place: u64) -> u64 {
    2 * place + u64::from(place.count_ones() % 2 == 0)
}

/// Whether the first player loses with heads at these places.
fn first_loses(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    nim_sum(heads.into_iter().map(value)) == 0
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let heads = input.numbers(n);
    for place in &heads {
        ensure!(*place < PLACES, "expected a place below {PLACES}, found {place}");
    }
    Ok(if first_loses(heads) { "Yes" } else { "No" })
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
