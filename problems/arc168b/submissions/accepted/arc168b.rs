// Where to submit: AtCoder ARC 168 B.
// Generated from problems/arc168b/main.rs, which has the proof, by `cargo xtask bundle arc168b`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 168 B · Nim with a limit to find · Arbitrary Nim
//!
//! Several heaps of stones and a limit k: a move takes 1 to k stones from one heap, and a player who cannot move loses.
//! Alice moves first. Which is the largest k with which she wins?
//!
//! **Theorem.** If the Nim sum of the heaps is not 0, she wins with all large k, and there is no largest
//! one. Otherwise cancel equal heaps in pairs. If no heap is left, she wins with no k; else the answer is
//! M - 1, where M is the largest heap that is left.
//!
//! **Input.** `N`, then N heaps. **Output.** The largest k; `-1` if there is none because k may be as large
//! as one likes, `0` if Alice wins with no k.
//!
//! **Complexity.** O(N log N).
//!
//! **Reference.** AtCoder Regular Contest 168, B.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The largest limit with which the first player wins, 0 if they win with none. None if they win with all
/// limits from some one on. Sorts the heaps.
fn largest_limit(heaps: &mut [u64]) -> Option<u64> {
    if nim_sum(heaps.iter().copied()) != 0 {
        return None;
    }
    heaps.sort_unstable();
    // From the largest heap down, equal ones fill pairs, up to the first that has no partner.
    let unpaired = heaps.rchunks(2).find(|pair| pair.len() == 1 || pair[0] != pair[1]);
    let largest = unpaired.map_or(0, |pair| pair[pair.len() - 1]);
    Some(largest.saturating_sub(1)) // an empty heap is none
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut heaps = input.numbers(n);
    Ok(match largest_limit(&mut heaps) {
        Some(limit) => limit.to_string(),
        None => "-1".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
