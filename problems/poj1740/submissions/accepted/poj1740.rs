// poj1740: A New Stone Game, in one Rust file.
// Where to submit: POJ 1740.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj1740/main.rs by `cargo xtask bundle poj1740`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 1740 · A New Stone Game
//!
//! There are n heaps of stones. A move chooses a heap, discards at least one of its stones, and then may move
//! any of its other stones to heaps that are not empty. Whoever cannot move loses; Alice moves first. Does she
//! win?
//!
//! **Theorem.** Alice loses exactly when the heaps form pairs of equal ones.
//!
//! **Why.** If every move from pairs has a reply that leaves pairs again, whoever faces pairs loses: the theory
//! page on pairing proves it. Let a move discard d stones of heap A. Reply in its partner B: bring B to the new
//! size of A, and give the partner of each other heap what that heap got. If B itself got x stones, the reply
//! discards d + 2x, at least one.
//!
//! Whoever does not face pairs can leave pairs. Sort the heaps. If n is odd, use up the largest heap: fill the
//! first heap up to the second, the third up to the fourth, and so on. This takes fewer stones than the largest
//! heap has, so some are discarded. If n is even, reduce the largest heap to the size of the first, and fill
//! the second up to the third, the fourth up to the fifth, and so on. What is discarded is the difference of
//! the first two heaps, plus that of the next two, and so on. It is 0 only for pairs.
//!
//! **Input.** Cases of n and then n heaps; 0 ends. **Output.** `1` if Alice wins, otherwise `0`.
//!
//! **Complexity.** O(n log n) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins on these heaps. An empty heap is none.
fn first_wins(mut heaps: Vec<u64>) -> bool {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps.chunks(2).any(|pair| pair.len() == 1 || pair[0] != pair[1])
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    Ok(if first_wins(input.numbers(n)) { "1" } else { "0" })
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
