// Where to submit: AtCoder ABC 172 F.
// Generated from problems/abc172f/main.rs, which has the proof, by `cargo xtask bundle abc172f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 172 F · Unfair Nim
//!
//! There are N piles of stones, with which Aoki and Takahashi play Nim: a move takes any number of stones, at least
//! one, from one pile, and a player who cannot move loses. Aoki moves first. Before that, Takahashi may carry stones
//! from the first pile to the second, but not all of them. How many must he carry at least so that he wins?
//!
//! **Input.** N (2 <= N <= 300), then on the next line the N piles A, from 1 to 10^12. **Output.** The least number of
//! stones to carry, which may be 0, or `-1` if he cannot win.
//!
//! **Theorem.** Let S be the sum of the first two piles, X the Nim sum of the others, and D = (S - X)/2. There is no
//! answer if D is not a whole number of 0 or more, or shares a binary digit 1 with X, or exceeds the first pile.
//! Otherwise begin with p = D, go through the binary digits of X from the highest down, and add each to p that keeps p
//! within the first pile. Takahashi leaves p stones and carries the rest; if p = 0, there is no answer.
//!
//! **Complexity.** O(N), and 64 steps for the digits.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The least number of stones to carry from the first pile to the second, so that the player to move loses with them
/// and others, whose Nim sum is `others`. Nothing if there is no such number.
fn fewest(first: u64, second: u64, others: u64) -> Option<u64> {
    let twice = (u128::from(first) + u128::from(second)).checked_sub(others.into())?;
    let mut left = u64::try_from(twice / 2).ok()?;
    if twice % 2 == 1 || left & others != 0 || left > first {
        return None;
    }
    for digit in (0..64).rev().map(|place| 1 << place) {
        if others & digit != 0 && digit <= first - left {
            left += digit;
        }
    }
    (left > 0).then_some(first - left)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let piles = input.numbers(n);
    ensure!(n >= 2, "expected at least 2 piles, found {n}");
    let answer = fewest(piles[0], piles[1], nim_sum(piles[2..].iter().copied()));
    Ok(answer.map_or("-1".to_string(), |stones| stones.to_string()))
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
