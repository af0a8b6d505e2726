// cses2208: Another Game, in one Rust file.
// Where to submit: CSES 2208.
// Generated from problems/cses2208/main.rs by `cargo xtask bundle cses2208`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # CSES 2208 · One coin from each of several heaps · Another Game
//!
//! There are n heaps of coins. A move chooses one or more heaps that are not empty, as many as one
//! likes, and takes one coin from each of them. Whoever takes the last coin wins. Who wins, the first
//! player or the second?
//!
//! **Theorem.** The first player wins if and only if some heap is odd.
//!
//! **Why.** If all heaps are even, every move makes those that it chooses odd; the opponent takes one
//! coin more from the same heaps, and all are even again. In the end all are empty, which is even, and it is
//! the first player who has no move. If some heap is odd, one coin from each odd heap leaves all even.
//!
//! **Not a sum.** A move may play in several heaps at once, so the Nim sum of the heaps' Grundy values (1 for an
//! odd heap, 0 for an even one) does not give the answer: 1 and 1 are won, 2 and 4 are lost, and both have the
//! Nim sum 0. What counts is whether some value is not 0.
//!
//! **Input.** A number of cases, then `n` and n heaps for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) a case.
//!
//! **Reference.** J. H. Conway, *On Numbers and Games*, chapter 14, where this way to put games together is
//! called the selective compound.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins on these heaps, of any `u64`.
fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 != 0)
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
