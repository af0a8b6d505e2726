// hdu1729: Stone Game, in one Rust file.
// Where to submit: HDU 1729.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1729/main.rs by `cargo xtask bundle hdu1729`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1729 · Stone Game
//!
//! Each box has a size s and holds c stones. A move puts stones into one box, at least one and at most the
//! square of the number in it, and not more than fit. A player who cannot move loses. Does the first player
//! win?
//!
//! **Theorem.** The first player wins exactly when the Nim sum of the boxes' Grundy values is not 0. Let t be
//! the largest number with t + t² < s. A box that is full or has c > t stones has the value s - c; any other
//! one has that of a box of size t with as many stones.
//!
//! **Why.** The boxes are a sum of games, and the Nim sum of their values decides, as in the lesson hdu1851.
//! It remains to find the value g(c) of c stones in a box of size s. If c > t, every number from c + 1 to s
//! can be reached at once, so g(c) = s - c by induction from c = s down. From t at most t + t² is reached;
//! the values of all numbers from t + 1 to there are s - t - t² or more, so not 0: hence g(t) = 0. Now let c
//! < t, and compare the box with one of size t. By induction the numbers from c + 1 to t have the same values
//! in both. If c + c² <= t, both have the same moves. Otherwise the smaller box has g(c) = t - c. The larger
//! one has its moves and some more, to numbers d from t + 1 to c + c². Their values s - d are s - c - c² or
//! more, which is more than t + t² - c - c² and so than t - c. So the mex is t - c, too.
//!
//! **Input.** For each case `N` and then N times `s c`; N = 0 ends. **Output.** `Case i:` and, on a line of
//! its own, `Yes` or `No`.
//!
//! **Complexity.** O(log log s) square roots a box, each by bisection.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The largest number t with t + t² < `size`, which is at least 1: from there a box cannot be filled at once.
fn largest_stuck(size: u64) -> u64 {
    let (mut low, mut high) = (0, 1 << 32); // t is at least `low` and less than `high`
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle + middle * middle < size {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The Grundy value of a box of this size with so many stones, which are not more than fit. Any `u64`.
fn grundy(mut size: u64, stones: u64) -> u64 {
    while stones < size {
        let stuck = largest_stuck(size);
        if stones > stuck {
            break;
        }
        size = stuck;
    }
    size - stones
}

const INPUT: Framing = Framing::Zeros(1);

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, size: u64, stones: u64 }
        if stones > size {
            return Err(format!("expected at most {size} stones, found {stones}").into());
        }
        sum ^= grundy(size, stones);
    }
    Ok(format!("Case {number}:\n{}", if sum != 0 { "Yes" } else { "No" }))
}

fn main() {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
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
