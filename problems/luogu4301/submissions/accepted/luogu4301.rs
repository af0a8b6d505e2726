// Where to submit: Luogu P4301.
// Generated from problems/luogu4301/main.rs, which has the proof, by `cargo xtask bundle luogu4301`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4301 · Nim after two turns that take whole heaps · New Nim Game
//!
//! k heaps of matches. In the first turn the first player may remove whole heaps, any number of them but not all; in the
//! second turn the second player may do so too. Then they play Nim, and the first player begins: a move takes any
//! positive number of matches from one heap, and the player who takes the last match wins. How few matches must the
//! first player remove in order to win?
//!
//! **Theorem.** The first player wins if and only if no heaps that are left, one or more, have the Nim sum 0. To keep as
//! many matches as possible, go through the heaps from the largest down, and keep each whose number is not the Nim sum
//! of some that are kept.
//!
//! **Input.** `k` and the k heaps. **Output.** The least number of matches. (The task also has -1 for a first player who
//! cannot win; but keeping a single heap always wins.)
//!
//! **Complexity.** O(k log k + k · b) for numbers of b binary digits.
//!
//! **Reference.** J. Edmonds, "Matroids and the greedy algorithm", Mathematical Programming 1 (1971), 127–136.

use common::judge::{self, Input};

/// The least number of matches to remove, so that no set of the heaps that are left has the Nim sum 0.
fn least_removed(mut heaps: Vec<u64>) -> u128 {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut basis: Vec<u64> = Vec::new();
    let mut removed = 0;
    for heap in heaps {
        // The smaller one has 0 as the highest digit of `number`, which no later number has.
        let rest = basis.iter().fold(heap, |rest, &number| rest.min(rest ^ number));
        if rest == 0 {
            removed += u128::from(heap);
        } else {
            basis.push(rest);
        }
    }
    removed
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    Ok(least_removed(input.numbers(k)).to_string())
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
}
