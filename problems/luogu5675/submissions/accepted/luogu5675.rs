// luogu5675: Stone Game, in one Rust file.
// Where to submit: Luogu P5675.
// Generated from problems/luogu5675/main.rs by `cargo xtask bundle luogu5675`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P5675 · Stone Game
//!
//! Of N heaps, somebody chooses some for a game of Nim, and names one of these as the heap from which Alice has to
//! take on her first move, as many stones as she likes. She moves first, and whoever takes the last stone wins.
//! In how many ways can the heaps and the named one be chosen so that Alice loses? Modulo 1,000,000,007.
//!
//! **Theorem.** Alice loses exactly when the Nim sum of the other chosen heaps is at least the named heap.
//!
//! **Why.** She wins exactly when her first move leaves a Nim sum of 0, that is, when she reduces the named heap to
//! the Nim sum x of the others. That is a move if x is smaller than the heap. The lesson hdu1850 counts first
//! moves in this way.
//!
//! **Input.** `N`, then N heaps. **Output.** The number of choices.
//!
//! **Complexity.** O(N² · 256): for each heap as the named one, the choices of others are counted by their Nim sum.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Choices are counted modulo this prime.
const P: u64 = 1_000_000_007;

/// A power of two above all heaps, which have at most 200 stones, and so above all Nim sums.
const SUMS: usize = 256;

/// How many choices of these heaps have each Nim sum, modulo `P`.
fn choices<'a>(heaps: impl Iterator<Item = &'a usize>) -> [u64; SUMS] {
    let mut ways = [0; SUMS];
    ways[0] = 1; // no heap
    for heap in heaps {
        let without = ways;
        for (sum, ways) in ways.iter_mut().enumerate() {
            *ways = (*ways + without[sum ^ heap]) % P;
        }
    }
    ways
}

/// In how many ways Alice loses, modulo `P`. All heaps are below `SUMS`.
fn lost_choices(heaps: &[usize]) -> u64 {
    let mut lost = 0;
    for (i, &named) in heaps.iter().enumerate() {
        let others = heaps[..i].iter().chain(&heaps[i + 1..]);
        lost += choices(others)[named..].iter().sum::<u64>();
    }
    lost % P
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    let mut heaps = Vec::new();
    for heap in input.numbers(n) {
        if heap >= SUMS as u64 {
            return Err(format!("expected heaps of at most 200 stones, found {heap}").into());
        }
        heaps.push(usize::try_from(heap)?);
    }
    Ok(lost_choices(&heaps).to_string())
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

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
