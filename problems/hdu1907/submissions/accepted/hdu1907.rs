// hdu1907: John, in one Rust file.
// Where to submit: HDU 1907, POJ 3480, ZOJ 3113, Luogu P4279.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1907/main.rs by `cargo xtask bundle hdu1907`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1907 · Misère Nim · John
//!
//! Misère Nim: N heaps of sweets, a move eats any positive number from one heap, and whoever eats
//! the last sweet loses. John moves first, his brother second.
//!
//! **Theorem.** If some heap has more than one sweet, John wins exactly when the Nim sum is not 0, as
//! in normal play. If all heaps have at most one, he wins exactly when the number of sweets is even.
//!
//! **Why.** With heaps of one only, nobody has a choice: an even number of them is won, an odd one is
//! lost. Otherwise play as in normal Nim and leave a sum of 0. A sum of 0 never has exactly one heap of
//! more than one: its highest bit would be left in the sum. So the opponent never faces exactly one such
//! heap. You will; then reduce it to 0 or 1, so that an odd number of ones is left, and win.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `John` or `Brother`.
//!
//! **Complexity.** O(N) a case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Framing, Input};
use common::nim::misere_nim_wins;
use proconio::input;

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let john_wins = misere_nim_wins(input.numbers(n));
    Ok(if john_wins { "John" } else { "Brother" })
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

    pub mod nim {
        use std::borrow::Borrow;

        /// Whether the player to move wins misère Nim, in which whoever takes the last stone loses.
        pub fn misere_nim_wins(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> bool {
            let (mut sum, mut largest) = (0, 0);
            for heap in heaps {
                sum ^= heap.borrow();
                largest = largest.max(*heap.borrow());
            }
            (sum != 0) == (largest > 1)
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
