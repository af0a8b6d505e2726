// Where to submit: Luogu P1247.
// Generated from problems/luogu1247/main.rs, which has the proof, by `cargo xtask bundle luogu1247`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P1247 · Taking Matches
//!
//! There are k heaps of matches. A move takes any positive number of matches from one heap, and the player who takes
//! the last match wins. Does the first player win, and with which first move? If several moves win, the move in the
//! earliest heap is wanted, and in that heap the move that takes the fewest matches.
//!
//! **Input.** k, 1 <= k <= 500000, and on the next line the k heaps, each of 1 to 10^9 matches. **Output.** `lose` if
//! the first player loses; otherwise the number of matches to take and the number of the heap, counted from 1, and on a
//! second line all heaps after the move.
//!
//! **Theorem.** Let x be the Nim sum of the heaps. If x = 0, the first player loses. Otherwise the move to print is in
//! the first heap h with h ^ x < h, and takes h - (h ^ x) matches.
//!
//! **Complexity.** O(k).

use common::judge::{self, Input};
use common::nim::nim_sum;
use std::fmt::Write;

/// The first heap with a winning move, as its index, and the number of matches to take there. None if the
/// position is lost.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    let index = heaps.iter().position(|heap| heap ^ sum < *heap)?;
    Some((index, heaps[index] - (heaps[index] ^ sum)))
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    let mut heaps = input.numbers(k);
    let (index, take) = match first_winning_move(&heaps) {
        Some(winning) => winning,
        None => return Ok("lose".to_string()),
    };
    heaps[index] -= take;
    let mut answer = format!("{take} {}\n{}", index + 1, heaps[0]);
    for heap in &heaps[1..] {
        write!(answer, " {heap}")?;
    }
    Ok(answer)
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
