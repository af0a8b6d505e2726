// cses2207: Grundy's Game, in one Rust file.
// Where to submit: CSES 2207.
// Generated from problems/cses2207/main.rs by `cargo xtask bundle cses2207`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # CSES 2207 · Splitting a heap into two unequal ones · Grundy's Game
//!
//! There is one heap of n coins. A move splits some heap into two heaps of different sizes, none of them
//! empty. Whoever cannot move loses. Who wins, the first player or the second?
//!
//! **Theorem.** For 1 <= n <= 1,000,000, the first player loses if and only if n is one of 41 numbers, the
//! smallest of which are 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270 and the largest of which is 1222.
//!
//! **Why.** A heap of n has the Grundy value 0 if n < 3; otherwise its value is the mex of the Nim sums of
//! the values of its two parts, over all splits (Sprague and Grundy). The rest is computation: the values up to
//! 1222, which the program computes, are 0 for these 41 heaps, and **that no heap from 1223 to 1,000,000 has
//! the value 0 was computed once; it is not proved for all n.** An ignored test in `write_up.rs` repeats the
//! computation in about twenty seconds. Whether there is a lost heap beyond any bound, and whether the values
//! are periodic from some heap on, is not known, so the program reports an error for larger heaps.
//!
//! **Input.** A number of cases, then `n` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** 1222^2 / 4 steps, once; then O(1) a case.
//!
//! **Reference.** P. M. Grundy, "Mathematics and games", Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, tells of the sparse space, by which the test computes.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The largest lost heap up to `LARGEST`.
const LAST_LOST: usize = 1222;

/// The heaps up to here are computed; about larger ones the program knows nothing.
const LARGEST: u64 = 1_000_000;

/// The Grundy values of the heaps of 0 to `largest` coins, by all splits.
fn grundy_values(largest: usize) -> Vec<usize> {
    let mut grundy = vec![0; largest + 1];
    for n in 3..=largest {
        let mut occurs = vec![false; 256]; // all values up to LARGEST are smaller
        for a in 1..(n + 1) / 2 {
            occurs[grundy[a] ^ grundy[n - a]] = true;
        }
        while occurs[grundy[n]] {
            grundy[n] += 1;
        }
    }
    grundy
}

const INPUT: Framing = Framing::Counted;

/// `grundy` holds the values up to `LAST_LOST`.
fn solve(grundy: &[usize], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    if n > LARGEST {
        return Err(format!("only heaps of at most {LARGEST} coins are computed, found {n}").into());
    }
    let is_lost = grundy.get(usize::try_from(n)?) == Some(&0);
    Ok(if is_lost { "second" } else { "first" })
}

fn main() {
    let grundy = grundy_values(LAST_LOST);
    judge::run(INPUT, |input| solve(&grundy, input))
}

use std::convert::TryFrom;

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
