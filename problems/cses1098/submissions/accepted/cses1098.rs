// cses1098: Nim Game II, in one Rust file.
// Where to submit: CSES 1098.
// Generated from problems/cses1098/main.rs by `cargo xtask bundle cses1098`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # CSES 1098 · Nim Game II
//!
//! There are n heaps of sticks. A move takes 1, 2 or 3 sticks from one heap. Whoever takes the last stick wins.
//!
//! **Theorem.** The first player wins exactly when the Nim sum of the remainders of the heaps modulo 4 is not 0.
//!
//! **Why.** Each heap is Bachet's game with takes of 1 to 3, and its Grundy value is its remainder modulo 4.
//! The lesson hdu1851 proves it, and that such a sum is won exactly when the Nim sum of the values is not 0.
//!
//! **Input.** A number of cases; n and then n heaps for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;
use proconio::input;

/// Whether the first player wins on these heaps, taking 1 to 3 sticks a move.
fn first_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&heap| bachet_grundy(heap, 3))) != 0
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let heaps = input.numbers(n);
    Ok(if first_wins(&heaps) { "first" } else { "second" })
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

        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
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
