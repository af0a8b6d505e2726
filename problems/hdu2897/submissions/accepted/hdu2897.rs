// hdu2897: Meeting Mingxia, in one Rust file.
// Where to submit: HDU 2897.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu2897/main.rs by `cargo xtask bundle hdu2897`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2897 · Misère Bachet's game, takes of p to q · Meeting Mingxia
//!
//! A heap of n coins. A move takes p to q of them; if fewer than p are left, it must take them all.
//! Whoever takes the last coin loses. Does the player to move win?
//!
//! **Theorem.** Let r = n mod (p + q). The player to move loses if and only if 1 <= r <= p.
//!
//! **Why.** With 1 to p coins the player must take them all, and loses. The second player can answer each
//! take t, from p to q, with p + q - t, which is also from p to q. So if r is from 1 to p, the second
//! player can keep it the same, and in the end the first one faces r coins. From a remainder of p + 1 to
//! p + q - 1 some take leaves a remainder from 1 to p; from the remainder 0 a take of q leaves p.
//!
//! **Input.** `n p q` for each case, to the end. **Output.** `WIN` or `LOST`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::range_remainder;
use proconio::input;

/// Whether the player to move wins with `n` coins and takes of `p` to `q`. Any `n`, and
/// 1 <= `p` <= `q`.
fn wins(n: u64, p: u64, q: u64) -> bool {
    !(1..=p).contains(&range_remainder(n, p, q))
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, p: u64, q: u64 }
    ensure!(p > 0, "expected a least take of at least 1, found {p}");
    ensure!(p <= q, "expected p <= q, found p = {p} and q = {q}");
    Ok(if wins(n, p, q) { "WIN" } else { "LOST" })
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
        /// `heap` mod (`min_take` + `max_take`): all depends on it where a move takes `min_take` to
        /// `max_take` stones, as one can answer t stones with `min_take` + `max_take` - t.
        pub fn range_remainder(heap: u64, min_take: u64, max_take: u64) -> u64 {
            let period = min_take.checked_add(max_take);
            period.and_then(|period| heap.checked_rem(period)).unwrap_or(heap)
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
