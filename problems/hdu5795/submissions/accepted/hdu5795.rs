// hdu5795: A Simple Nim, in one Rust file.
// Where to submit: HDU 5795.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu5795/main.rs by `cargo xtask bundle hdu5795`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 5795 · A Simple Nim
//!
//! There are n heaps of stones. A move takes any positive number of stones from one heap, or takes none and
//! splits one heap into three, none of them empty. Whoever takes the last stone wins. Does the first player
//! win?
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 8k + 7 and 8k + 8 are
//! exchanged: heap 7 has the value 8, heap 8 the value 7. The first player wins exactly when the Nim sum of the
//! values is not 0.
//!
//! **Why.** By induction, as in the lesson hdu3032, where a heap is split into two. Let v be the value that the
//! theorem gives to the heap h. Taking leads to the values 0, ..., h - 1, but if h is 8k + 8, to 8k + 8 instead
//! of 8k + 7. The heap 8k + 7 can also be split into 1, 2 and 8k + 4, whose Nim sum is 8k + 7. So all values
//! below v are reached, and v is not reached by taking. Nor is it by splitting: exercise 5 of that lesson
//! proves it, with the remainders modulo 8.
//!
//! **Input.** A number of cases; for each n and then n heaps. **Output.** `First player wins.` or
//! `Second player wins.`, each with its full stop.
//!
//! **Complexity.** O(n) time and O(1) memory a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let sum = (0..n).fold(0, |sum, _| sum ^ grundy(input.number()));
    Ok(if sum != 0 { "First player wins." } else { "Second player wins." })
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
