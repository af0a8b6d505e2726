// hdu1564: Play a game, in one Rust file.
// Where to submit: HDU 1564.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1564/main.rs by `cargo xtask bundle hdu1564`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1564 · Play a game
//!
//! A stone lies in a corner of a board of n × n squares. A move pushes it to a neighbouring square, left, right,
//! up or down, on which it has not been yet. Whoever cannot move loses. The players are called 8600, who moves
//! first, and ailyanlu.
//!
//! **Theorem.** 8600 wins exactly when n is even.
//!
//! **Why.** A matching decides such a game, as the lesson luogu4055 proves; here it is a division into dominoes.
//!
//! - *n is even.* Divide the board into dominoes. 8600 always moves to the other half of the domino on which the
//!   stone lies. The stone has not been there: whenever ailyanlu enters a domino, 8600 goes on to its other
//!   half at once.
//! - *n is odd.* Divide all but the corner into dominoes: the rest of its row, an even number of squares, into
//!   horizontal ones, and the other rows, an even number of them, into vertical ones. Now it is 8600 who enters
//!   dominoes, and ailyanlu who always moves to the other half.
//!
//! **Input.** n for each case; `0` ends. **Output.** `8600` or `ailyanlu`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins on a board of `n` × `n` squares.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    Ok(if first_wins(n) { "8600" } else { "ailyanlu" })
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
