// abc368f: Dividing Game, in one Rust file.
// Where to submit: AtCoder ABC 368 F.
// Generated from problems/abc368f/main.rs by `cargo xtask bundle abc368f`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 368 F · Nim on prime factors · Dividing Game
//!
//! Several positive integers stand on a board. A move replaces one of them by one of its divisors, but
//! not by itself. Whoever cannot move, since all of them are 1, loses; Anna moves first, Bruno second.
//!
//! **Theorem.** Anna wins exactly when the Nim sum of the numbers of prime factors is not 0, where each
//! prime factor counts as often as it occurs: 12 = 2 · 2 · 3 has three.
//!
//! **Why.** A proper divisor has fewer prime factors, and any smaller number of them is possible: leave
//! out as many as you like. So a number with k prime factors is a Nim heap of k stones.
//!
//! **Input.** `N`, then N integers. **Output.** `Anna` or `Bruno`.
//!
//! **Complexity.** 266,400 steps for the table of all numbers up to 100,000, once; then O(N).
//!
//! **Reference.** AtCoder Beginner Contest 368, F.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// The largest number of the problem.
const LARGEST: usize = 100_000;

/// How many prime factors each number up to `largest` has, each as often as it occurs: its Grundy value.
/// (0 is no position of the game, and its entry has no meaning.)
fn prime_factors(largest: usize) -> Vec<u64> {
    let mut factors = vec![0; largest + 1];
    for prime in 2..=largest {
        if factors[prime] == 0 {
            // A prime, as no smaller one divides it.
            for multiple in (prime..=largest).step_by(prime) {
                factors[multiple] = factors[multiple / prime] + 1;
            }
        }
    }
    factors
}

const INPUT: Framing = Framing::Single;

/// `factors` holds the Grundy values.
fn solve(factors: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for a in input.numbers(n) {
        ensure!(a > 0, "expected numbers from 1 on, found {a}");
        let too_large = || format!("only numbers up to {LARGEST} are in the table, found {a}");
        sum ^= factors.get(usize::try_from(a)?).ok_or_else(too_large)?;
    }
    Ok(if sum != 0 { "Anna" } else { "Bruno" })
}

fn main() {
    let factors = prime_factors(LARGEST);
    judge::run(INPUT, |input| solve(&factors, input))
}

use std::convert::TryFrom;

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
