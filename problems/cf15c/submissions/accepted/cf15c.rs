// cf15c: Industrial Nim, in one Rust file.
// Where to submit: Codeforces 15C.
// Generated from problems/cf15c/main.rs by `cargo xtask bundle cf15c`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 15C · Industrial Nim
//!
//! Nim with many heaps. They stand in n quarries: a quarry has m heaps of x, x + 1, ..., x + m - 1 stones. A player
//! who cannot take a stone loses. Who wins?
//!
//! **Theorem.** The first player wins exactly when the Nim sum of all heaps is not 0 (Bouton). The Nim sum of
//! 0, 1, ..., e - 1 is 0, e - 1, 1 or e, for e mod 4 = 0, 1, 2 or 3.
//!
//! **Why.** The lesson hdu1849 proves Bouton's theorem. An even number and the next one differ in the last digit
//! alone, so their Nim sum is 1, and four numbers 4j, 4j + 1, 4j + 2, 4j + 3 have the Nim sum 0. Of the numbers
//! below e only the last e mod 4 are left: none; 4j = e - 1; a pair, which gives 1; a pair and 4j + 2, which give
//! 4j + 3 = e. The heaps of a quarry are the numbers below x + m without those below x, which cancel.
//!
//! **Input.** `n`, then `x m` for each quarry. **Output.** `tolik` if the first player wins, or `bolik`.
//!
//! **Complexity.** O(n).

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// The Nim sum of 0, 1, ..., `end` - 1.
fn nim_sum_below(end: u64) -> u64 {
    match end % 4 {
        0 => 0,
        1 => end - 1,
        2 => 1,
        _ => end,
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, x: u64, m: u64 }
        ensure!(m <= u64::MAX - x, "expected x + m below 2^64, found {x} + {m}");
        sum ^= nim_sum_below(x + m) ^ nim_sum_below(x);
    }
    Ok(if sum != 0 { "tolik" } else { "bolik" })
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
