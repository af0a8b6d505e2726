// arc168b: Arbitrary Nim, in one Rust file.
// Where to submit: AtCoder ARC 168 B.
// Generated from problems/arc168b/main.rs by `cargo xtask bundle arc168b`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 168 B · Nim with a limit to find · Arbitrary Nim
//!
//! Several heaps of stones and a limit k: a move takes 1 to k stones from one heap, and whoever cannot
//! move loses. Alice moves first. Which is the largest k with which she wins?
//!
//! **Theorem.** If the Nim sum of the heaps is not 0, she wins with all large k, and there is no largest
//! one. Otherwise cancel equal heaps in pairs. If no heap is left, she wins with no k; else the answer is
//! M - 1, where M is the largest heap that is left.
//!
//! **Why.** With the limit k a heap of A stones has the Grundy value A mod (k + 1). Equal heaps have equal
//! values and may be cancelled. If k >= M, the values of the others are the heaps themselves, with the Nim
//! sum 0. If k = M - 1, the heap M has the value 0 in place of M, and no other one changes; so the Nim sum
//! becomes M.
//!
//! **Input.** `N`, then N heaps. **Output.** The largest k; `-1` if there is none because k may be as large
//! as one likes, `0` if Alice wins with no k.
//!
//! **Complexity.** O(N log N).
//!
//! **Reference.** AtCoder Regular Contest 168, B.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// The largest limit with which the first player wins, 0 if they win with none. None if they win with all
/// limits from some one on. Sorts the heaps.
fn largest_limit(heaps: &mut [u64]) -> Option<u64> {
    if nim_sum(&*heaps) != 0 {
        return None;
    }
    heaps.sort_unstable();
    // From the largest heap down, equal ones fill pairs, up to the first that has no partner.
    let unpaired = heaps.rchunks(2).find(|pair| pair.len() == 1 || pair[0] != pair[1]);
    let largest = unpaired.map_or(0, |pair| pair[pair.len() - 1]);
    Some(largest.saturating_sub(1)) // an empty heap is none
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    let mut heaps = input.numbers(n);
    Ok(match largest_limit(&mut heaps) {
        Some(limit) => limit.to_string(),
        None => "-1".to_string(),
    })
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
