// luogu2148: E&D, in one Rust file.
// Where to submit: Luogu P2148.
// Generated from problems/luogu2148/main.rs by `cargo xtask bundle luogu2148`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P2148 · A sum of Ferguson's boxes · E&D
//!
//! N heaps of stones form N / 2 pairs. A move removes one heap of a pair and divides the other heap of that
//! pair into two, at least one stone in each, which are the pair from then on. Whoever cannot move, since
//! all heaps have a single stone, loses. Does the first player win?
//!
//! **Theorem.** The Grundy value of the pair (m, n) is the lowest place in which m - 1 and n - 1 both have
//! the binary digit 0: the number of ones at the end of (m - 1) | (n - 1). The first player wins exactly
//! when the Nim sum of the values of all pairs is not 0.
//!
//! **Why.** Let a heap of s stones be divided into a + b, so that s - 1 = (a - 1) + (b - 1) + 1. If k is the
//! lowest place in which a - 1 and b - 1 both have a 0, the k digits below it, with the 1 added, carry
//! exactly once into it, and s - 1 has a 1 there. Conversely, for each place k in which s - 1 has a 1, s can
//! be divided so. So the options of (m, n) have as values the places of the ones of (m - 1) | (n - 1), and
//! the least value that is missing is its lowest 0.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory a case.
//!
//! **Reference.** SDOI 2009, the Shandong provincial selection. One pair alone: T. S. Ferguson, *Game
//! Theory*, part I, section 1, exercise "Empty and Divide".

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// The Grundy value of a pair of heaps, both with at least one stone.
fn grundy(m: u64, n: u64) -> u32 {
    ((m - 1) | (n - 1)).trailing_ones()
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, heaps: u64 }
    ensure!(heaps % 2 == 0, "expected an even number of heaps, found {heaps}");
    let mut sum = 0;
    for _ in 0..heaps / 2 {
        input! { from &mut *input, m: u64, n: u64 }
        ensure!(m > 0 && n > 0, "expected a stone or more in each heap, found {m} and {n}");
        sum ^= grundy(m, n);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
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
