// hdu1846: Brave Game, in one Rust file.
// Where to submit: HDU 1846.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1846/main.rs by `cargo xtask bundle hdu1846`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1846 · Bachet's game · Brave Game
//!
//! A heap holds n stones, a move takes 1 to m of them, and whoever takes the last stone wins. Who wins,
//! the first player or the second?
//!
//! **Theorem.** The first player wins if and only if n mod (m + 1) is not 0.
//!
//! **Why.** Let n be a multiple of m + 1. If the first player takes t stones, the second answers with
//! m + 1 - t, and leaves a smaller multiple; in the end it is 0, and the first player has no move. From
//! any other heap, taking the remainder, which is at most m, leaves a multiple to the opponent.
//!
//! **Input.** A number of cases, then `n m` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** C.-G. Bachet, *Problèmes plaisants et délectables* (1612), where two players count
//! to 100 in steps of 1 to 10.

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::bachet_grundy;
use proconio::input;

/// Whether the first player wins on a heap of `n` stones, taking 1 to `m` a move. Any `u64`.
fn first_wins(n: u64, m: u64) -> bool {
    bachet_grundy(n, m) != 0
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(m > 0, "expected a largest take of at least 1, found {m}");
    Ok(if first_wins(n, m) { "first" } else { "second" })
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

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
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
