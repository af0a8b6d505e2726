// cf768e: Game of Stones, in one Rust file.
// Where to submit: Codeforces 768E.
// Generated from problems/cf768e/main.rs by `cargo xtask bundle cf768e`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 768E · Game of Stones
//!
//! There are several piles of at most 60 stones. A move takes any number of stones, at least one, from one pile; but
//! no number may be taken twice from the same pile, by whichever player. A player who cannot move loses. Sam moves
//! first. Does Jon win?
//!
//! **Theorem.** The Grundy value of a pile of s stones at the beginning, s <= 60, is the largest m with
//! 1 + 2 + ... + m <= s. Jon wins exactly when the Nim sum of these values is 0.
//!
//! **Why.** The numbers that were taken from a pile belong to its position, and other piles do not depend on them. So
//! the piles are a sum of games, and the theory page on sums proves that the Nim sum decides. The value is at most m:
//! from a value v a play of v moves leads through the values v - 1, v - 2, ..., 0, but m + 1 different takes need
//! at least 1 + 2 + ... + (m + 1) stones, which is more than s. That it is not less is proved by computation: the
//! test searches all positions of all piles up to 60. We know of no short proof for piles of any size.
//!
//! **Input.** `n`, then n piles. **Output.** `YES` if Jon, who moves second, wins, or `NO`.
//!
//! **Complexity.** O(n), with at most 10 steps a pile.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// The largest pile for which the theorem is proved, and the largest of the input.
const LARGEST: u64 = 60;

/// The Grundy value of a pile from which nothing has been taken yet.
fn grundy(pile: u64) -> u64 {
    let (mut value, mut left) = (0, pile);
    while left > value {
        value += 1;
        left -= value;
    }
    value
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let piles = input.numbers(n);
    let most = piles.iter().copied().max().unwrap_or(0);
    if most > LARGEST {
        return Err(
            format!("expected piles of at most {LARGEST} stones, found one of {most}").into()
        );
    }
    let jon_wins = nim_sum(piles.iter().map(|&pile| grundy(pile))) == 0;
    Ok(if jon_wins { "YES" } else { "NO" })
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
