// luogu2599: Taking Stones from Both Ends, in one Rust file.
// Where to submit: Luogu P2599.
// Generated from problems/luogu2599/main.rs by `cargo xtask bundle luogu2599`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P2599 · A row of heaps, taken from both ends · Taking Stones from Both Ends
//!
//! There are n heaps of stones in a row. A move takes any positive number of stones from the first or from the
//! last of the heaps that are left. A player who cannot move, since no stone is left, loses. Does the first
//! player win?
//!
//! **Theorem.** For each block C of heaps there is one number l such that C with a heap of l before it is lost,
//! and one number r such that C with a heap of r behind it is lost. Put a heap of x behind C. Then the size that
//! makes it lost on the left is 0 if x = r; it is x + 1 if l <= x < r, x - 1 if r < x <= l, and x otherwise.
//! The right end is the mirror image. The first player loses exactly when the first heap has the size that
//! makes the others lost.
//!
//! **Why.** For x = 0 the size is l, and for x = r it is 0. For x = 1, 2, ... but r it is the least positive
//! number that has not been the size for a smaller x: these are 1, 2, 3, ... without l, in ascending order.
//!
//! **Input.** A number of cases; for each `n` and then n heaps. **Output.** `1` if the first player wins, or `0`.
//!
//! **Complexity.** O(n^2) time and O(n) memory a case.
//!
//! **Reference.** ZJOI 2009, the Zhejiang provincial selection.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The size that makes a block with a heap of `x` at one end lost, at its other end. Without that heap it
/// is `other` there, and `same` at the end where the heap is.
fn losing_size(x: u128, other: u128, same: u128) -> u128 {
    if x == same {
        return 0;
    }
    // Added and subtracted without an `if`: a processor could not predict it.
    let is_more = (other..same).contains(&x);
    let is_less = (same + 1..=other).contains(&x);
    x + u128::from(is_more) - u128::from(is_less)
}

/// Whether the player to move wins on this row. No heap may be empty.
fn first_wins(heaps: &[u128]) -> bool {
    // The losing sizes on the left and on the right of the block of `length` heaps from i on, at i; for no
    // heaps they are 0.
    let mut left = vec![0; heaps.len() + 1];
    let mut right = left.clone();
    for length in 1..heaps.len() {
        for i in 0..=heaps.len() - length {
            left[i] = losing_size(heaps[i + length - 1], left[i], right[i]);
            right[i] = losing_size(heaps[i], right[i + 1], left[i + 1]);
        }
    }
    heaps.first().map_or(false, |&first| first != left[1])
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let heaps = input.numbers(n).into_iter().map(u128::from);
    let heaps: Vec<u128> = heaps.filter(|&heap| heap > 0).collect();
    Ok(if first_wins(&heaps) { "1" } else { "0" })
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
