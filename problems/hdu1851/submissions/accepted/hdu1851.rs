// hdu1851: A Simple Game, in one Rust file.
// Where to submit: HDU 1851.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1851/main.rs by `cargo xtask bundle hdu1851`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1851 · A sum of Bachet's games · A Simple Game
//!
//! n piles of stones. A move takes 1 to Li stones from pile i, which holds Mi. Whoever takes the last
//! stone wins. The teacher moves first: does Agrael, the second player, win?
//!
//! **Theorem.** Agrael wins exactly when the Nim sum of the numbers Mi mod (Li + 1) is 0.
//!
//! **Why.** Each pile is a game of its own, Bachet's game, and M mod (L + 1) is its Grundy value, by
//! induction on M. A pile of M <= L can be reduced to 0, ..., M - 1, with these very values, and the
//! mex is M. A pile of M > L can be reduced to the L piles just below M; together with M these are L + 1
//! numbers in a row, so their remainders are 0, ..., L, each once, and the one that no option has, the
//! mex, is that of M. The piles together are the sum of these games, whose Grundy value is the Nim sum
//! (Sprague and Grundy).
//!
//! **Input.** A number of cases; for each `n` and then n times `Mi Li`. **Output.** `Yes` if Agrael
//! wins, else `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::bachet_grundy;
use proconio::input;

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, stones: u64, max_take: u64 }
        ensure!(max_take > 0, "expected a largest take of at least 1, found {max_take}");
        sum ^= bachet_grundy(stones, max_take);
    }
    Ok(if sum == 0 { "Yes" } else { "No" })
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
