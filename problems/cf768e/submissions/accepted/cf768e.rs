// Where to submit: Codeforces 768E.
// Generated from problems/cf768e/main.rs, which has the proof, by `cargo xtask bundle cf768e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 768E · Game of Stones
//!
//! There are n piles of at most 60 stones. A move takes any number of stones, at least one, from one pile; but a number
//! that has been taken from a pile, by either player, may not be taken from that pile again. A player who cannot move
//! loses. Sam moves first, then Jon. Does Jon win?
//!
//! **Input.** n (1 <= n <= 10^6), then n lines, each with a pile of 1 to 60 stones. **Output.** `YES` if Jon wins,
//! otherwise `NO`.
//!
//! **Theorem.** The Grundy value of a pile of s stones at the beginning, s <= 60, is the largest m with
//! 1 + 2 + ... + m <= s. Jon wins if and only if the Nim sum of these values is 0.
//!
//! **Limit:** piles of at most 60 stones.
//!
//! **Complexity.** O(n), with at most 10 steps per pile.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The largest pile for which the theorem is proved, and the largest of the input.
const LARGEST: u64 = 60;

/// The Grundy value of a pile from which nothing has been taken yet.
fn grundy(pile: u64) -> u64 {
    let (mut value, mut left) = (0, pile);
    while left > value {
        value += 1;
        left -= value;
    }
    value
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let piles = input.numbers(n);
    let most = piles.iter().copied().max().unwrap_or(0);
    ensure!(most <= LARGEST, "expected piles of at most {LARGEST} stones, found one of {most}");
    let jon_wins = nim_sum(piles.iter().map(|&pile| grundy(pile))) == 0;
    Ok(if jon_wins { "YES" } else { "NO" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
