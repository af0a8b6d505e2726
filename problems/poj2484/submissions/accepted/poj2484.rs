// poj2484: A Funny Game, in one Rust file.
// Where to submit: POJ 2484.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj2484/main.rs by `cargo xtask bundle poj2484`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 2484 · A Funny Game
//!
//! There are n coins in a circle. A move takes one coin, or two that lie side by side; where a coin is taken, a
//! gap stays, and the coins on both sides of it do not become neighbours. Whoever takes the last coin wins, and
//! Alice moves first.
//!
//! **Theorem.** Alice wins exactly when n is 1 or 2.
//!
//! **Why.** One or two coins she takes at once. Otherwise her first move leaves a row of n - 1 or n - 2 coins,
//! at least one. Bob takes the middle coin of it, or the middle two if their number is even. From then on two
//! equal rows are left after each of his moves, and he answers each move with its mirror image. So he is never
//! without a move. The theory page on pairing has this symmetry, in its exercise 3 for this very circle.
//!
//! **Input.** n for each case; 0 ends. **Output.** `Alice` or `Bob`, whoever wins.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether Alice wins on a circle of `n` coins, at least one. Any `u64`.
fn alice_wins(n: u64) -> bool {
    n <= 2
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    Ok(if alice_wins(n) { "Alice" } else { "Bob" })
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
