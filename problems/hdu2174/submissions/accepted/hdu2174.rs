// hdu2174: kiki's game, in one Rust file.
// Where to submit: HDU 2147.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu2174/main.rs by `cargo xtask bundle hdu2174`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2147 · A coin on a board · kiki's game
//!
//! **On HDU the number of this problem is 2147.** Its folder and its program are named hdu2174, because the
//! list from which this pack was made had the problem under that number. HDU 2174 is a different problem:
//! submit to 2147.
//!
//! A coin lies in the top right cell of a board of n rows and m columns. A move pushes it one cell
//! to the left, down, or diagonally left and down. Whoever cannot move loses; kiki moves first.
//!
//! **Theorem.** kiki loses if and only if n and m are both odd.
//!
//! **Why.** Name a cell by the number of rows and columns that the coin still has, counting its own: (n, m)
//! at the start, (1, 1) in the corner, where no move is left. A move makes one of the two numbers, or both,
//! less by 1. If both are odd, every move makes at least one even. If not, a move can make both odd, by
//! making each even one less by 1; it is at least 2. So a player who faces two odd numbers can be made to
//! face two odd numbers on every turn, down to (1, 1).
//!
//! **Input.** `n m` for each case; `0 0` ends. **Output.** `Wonderful!` if kiki wins, else
//! `What a pity!`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// Whether kiki, who moves first, wins on a board of `n` rows and `m` columns, both at least 1.
fn kiki_wins(n: u64, m: u64) -> bool {
    n % 2 == 0 || m % 2 == 0
}

const INPUT: Framing = Framing::Zeros(2);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(n > 0 && m > 0, "expected a board of at least 1 x 1, found {n} x {m}");
    Ok(if kiki_wins(n, m) { "Wonderful!" } else { "What a pity!" })
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
