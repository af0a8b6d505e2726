// luogu1247: Taking Matches, in one Rust file.
// Where to submit: Luogu P1247.
// Generated from problems/luogu1247/main.rs by `cargo xtask bundle luogu1247`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P1247 · Taking Matches
//!
//! There are k heaps of matches. A move takes any number of matches, at least one, from one heap, and whoever
//! takes the last match wins. Does the first player win, and with which first move? If several moves win, the
//! one in the earliest heap is wanted, and in that heap the one that takes the fewest matches.
//!
//! **Theorem.** Let x be the Nim sum of the heaps. If x = 0, the first player loses. Otherwise the move to
//! print is in the first heap h with h ^ x < h, and takes h - (h ^ x) matches.
//!
//! **Why.** A move wins exactly when it leaves the Nim sum 0 (Bouton, the lesson hdu1849), and in the heap h
//! this means to leave h ^ x. So each heap has one winning move if h ^ x < h, and none otherwise, as the lesson
//! hdu1850 proves when it counts them. The first heap that has one is therefore enough: it has no second one to
//! compare.
//!
//! **Input.** `k`, then k heaps. **Output.** `lose`; or the number of matches to take and the number of the
//! heap, counted from 1, and on a second line all heaps after the move.
//!
//! **Complexity.** O(k).

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// The first heap with a winning move, as its index, and the number of matches to take there. None if the
/// position is lost.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = nim_sum(heaps);
    let index = heaps.iter().position(|heap| heap ^ sum < *heap)?;
    Some((index, heaps[index] - (heaps[index] ^ sum)))
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, k: u64 }
    let mut heaps = input.numbers(k);
    let (index, take) = match first_winning_move(&heaps) {
        Some(winning) => winning,
        None => return Ok("lose".to_string()),
    };
    heaps[index] -= take;
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    Ok(format!("{take} {}\n{}", index + 1, heaps.join(" ")))
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
