// Where to submit: Luogu P5675.
// Generated from problems/luogu5675/main.rs, which has the proof, by `cargo xtask bundle luogu5675`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P5675 · Stone Game
//!
//! From N heaps of stones some are chosen for a game of Nim, and one of the chosen heaps is named. Alice moves first,
//! and has to take from the named heap on her first move. Afterwards the players take turns, and a move takes from any
//! heap; every move takes as many stones as the player likes, at least one, from one heap. The player who takes the
//! last stone wins. In how many ways can the heaps and the named heap be chosen so that Alice loses?
//!
//! **Input.** N (1 <= N <= 200), then a line with the N heaps, of 1 to 200 stones. **Output.** The number of ways
//! modulo 10^9 + 7.
//!
//! **Theorem.** Alice loses if and only if the Nim sum of the other chosen heaps is at least the named heap.
//!
//! **Limit:** heaps of at most 255 stones.
//!
//! **Complexity.** O(N² · 256): for each heap as the named heap, the choices of others are counted by their Nim sum.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// Choices are counted modulo this prime.
const P: u64 = 1_000_000_007;

const LARGEST: u64 = 255;

/// A power of two above all heaps, and so above all Nim sums.
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

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut heaps = Vec::new();
    for heap in input.numbers(n) {
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        heaps.push(usize::try_from(heap)?);
    }
    Ok(lost_choices(&heaps).to_string())
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
