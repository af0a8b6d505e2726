// abc255g: Constrained Nim, in one Rust file.
// Where to submit: AtCoder ABC 255 G.
// Generated from problems/abc255g/main.rs by `cargo xtask bundle abc255g`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 255 G · Nim with forbidden takes · Constrained Nim
//!
//! Nim, but from a heap of exactly X stones one must not take exactly Y, for each of M pairs X, Y. Whoever
//! cannot move loses. Takahashi moves first.
//!
//! **Theorem.** Call a heap a repeat if a smaller one has the same Grundy value. A heap that is no repeat
//! has its size, less the number of smaller repeats, for its value. A heap is a repeat if there is a value
//! whose smaller heaps are all forbidden to it; the least such value is its own. The first player wins
//! exactly when the Nim sum of the values is not 0.
//!
//! **Why.** The smaller heaps have all values below some k, and the options of a heap are those of them that
//! are not forbidden. So a value is missing among the options if all its heaps are forbidden; the mex is the
//! least such value below k, or else k. Each heap that is no repeat makes k larger by one.
//!
//! **Input.** `N M`, then N heaps, then M pairs `X Y`. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O((N + M) log M): only the M heaps X can be repeats.
//!
//! **Reference.** AtCoder Beginner Contest 255, G.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;
use std::collections::BTreeMap;

/// The repeats in ascending order, each with its Grundy value. `forbidden` has pairs of a heap and a take of
/// 1 up to the heap.
fn repeats(mut forbidden: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut repeats = Vec::new();
    let mut repeats_of = BTreeMap::new(); // how many have a value
    let mut rest = &forbidden[..];
    while let Some(&(heap, _)) = rest.first() {
        let (pairs, larger) = rest.split_at(rest.partition_point(|pair| pair.0 == heap));
        rest = larger;
        // The values of the heaps that cannot be reached from this one.
        let mut values: Vec<_> =
            pairs.iter().map(|(_, take)| grundy(heap - take, &repeats)).collect();
        values.sort_unstable();
        let least = values.iter().copied().find(|value| {
            let end = values.partition_point(|other| other <= value);
            let heaps = end - values.partition_point(|other| other < value);
            heaps == 1 + repeats_of.get(value).copied().unwrap_or(0)
        });
        if let Some(value) = least {
            repeats.push((heap, value));
            *repeats_of.entry(value).or_insert(0) += 1;
        }
    }
    repeats
}

/// The Grundy value of a heap. `repeats` are those up to this size at least.
fn grundy(heap: u64, repeats: &[(u64, u64)]) -> u64 {
    match repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
        Ok(index) => repeats[index].1,
        Err(smaller) => heap - smaller as u64,
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, m: u64 }
    let heaps = input.numbers(n);
    let mut forbidden = Vec::new();
    for _ in 0..m {
        input! { from &mut *input, heap: u64, take: u64 }
        ensure!(0 < take && take <= heap, "expected 1 <= Y <= X, found X = {heap} and Y = {take}");
        forbidden.push((heap, take));
    }
    let repeats = repeats(forbidden);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap, &repeats));
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
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
