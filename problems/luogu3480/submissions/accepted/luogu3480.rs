// luogu3480: Pebbles, in one Rust file.
// Where to submit: Luogu P3480.
// Generated from problems/luogu3480/main.rs by `cargo xtask bundle luogu3480`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P3480 · Pebbles
//!
//! Heaps of pebbles lie in a row, and none is smaller than the heap to its left. A move takes any number of
//! pebbles, at least one, from one heap, but none may become smaller than the heap to its left. Whoever cannot
//! move, as no pebble is left, loses. Johny begins.
//!
//! **Theorem.** The *excess* of a heap is the number of pebbles by which it exceeds the heap to its left; that
//! of the first heap is all of it. Johny wins exactly when the Nim sum of every other excess, beginning with
//! that of the last heap and going left, is not 0.
//!
//! **Why.** A heap can lose as many pebbles as its excess. To take t of them makes its excess smaller by t, and
//! that of the next heap larger by t; behind the last heap there is nothing that grows. So the excesses are
//! stairs with coins, and a move takes any number of coins from one stair to the next lower one: the last heap
//! is stair 1, the last but one is stair 2, and so on, and the floor is what has been taken from the last heap.
//! This is staircase Nim, in which the Nim sum of the odd stairs decides. The theory page on staircase Nim
//! proves it, and so does the lesson cses1099.
//!
//! **Input.** A number of cases; for each `n` and then n heaps, from left to right. **Output.** `TAK` (yes) if
//! Johny wins, or `NIE` (no).
//!
//! **Complexity.** O(n) a case.
//!
//! **Reference.** The task comes from the Polish Olympiad in Informatics of 2009, where its code is KAM.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// Whether Johny wins on heaps in ascending order: from the right, every other excess counts.
fn johny_wins(heaps: &[u64]) -> bool {
    let odd_stairs = heaps.rchunks(2).map(|pair| match pair {
        [left, right] => right - left,
        first => first[0], // without a heap to its left
    });
    nim_sum(odd_stairs) != 0
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let heaps = input.numbers(n);
    for pair in heaps.windows(2) {
        let (left, right) = (pair[0], pair[1]);
        ensure!(left <= right, "expected heaps in ascending order, found {left} before {right}");
    }
    Ok(if johny_wins(&heaps) { "TAK" } else { "NIE" })
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
