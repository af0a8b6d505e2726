// hdu1517: A Multiplication Game, in one Rust file.
// Where to submit: HDU 1517, POJ 2505, Kattis amultiplicationgame, UVa 847.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1517/main.rs by `cargo xtask bundle hdu1517`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1517 · A Multiplication Game
//!
//! The game begins with the number 1. A move multiplies it by 2, 3, ..., or 9, and whoever first reaches n or
//! more wins; n is at least 2. Stan moves first, Ollie second.
//!
//! **Theorem.** Multiply 1 by 9, 2, 9, 2, ... in turn: 9, 18, 162, 324, ... Stan wins exactly when the first of
//! these that is at least n is a 1st, 3rd, 5th, ... one.
//!
//! **Why.** Only the ratio x = n / p for the current number p matters. A move divides x by 2 to 9, and a player
//! who faces x <= 1 has lost. Lost and won intervals alternate, as in the lesson hdu2897, where a take also has
//! a least and a largest size: x is won if 18^j < x <= 9 * 18^j for some j >= 0, and any other x is lost.
//!
//! - *Lost.* Let 9 * 18^j < x <= 18 * 18^j. Dividing by 2 to 9 leaves more than 18^j and at most 9 * 18^j.
//!   This is won for the opponent.
//! - *Won.* Let 18^j < x <= 9 * 18^j. Divide by the least whole number k >= x / 18^j, which is from 2 to 9. This
//!   leaves at most 18^j and, as k / 2 <= k - 1 < x / 18^j, more than 18^j / 2 = 9 * 18^(j - 1). This is lost
//!   for the opponent; for j = 0, since it is at most 1.
//!
//! **Input.** Test cases to the end of the file: n. **Output.** `Stan wins.` or `Ollie wins.`
//!
//! **Complexity.** O(log n) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether Stan, who moves first, wins if `n`, at least 2, is to be reached.
fn stan_wins(n: u64) -> bool {
    let n = u128::from(n);
    let mut bound = 9;
    loop {
        if n <= bound {
            return true;
        }
        if n <= 2 * bound {
            return false;
        }
        bound *= 18;
    }
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    Ok(if stan_wins(n) { "Stan wins." } else { "Ollie wins." })
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
