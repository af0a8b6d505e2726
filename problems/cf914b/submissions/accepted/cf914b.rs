// Where to submit: Codeforces 914B.
// Generated from problems/cf914b/main.rs, which has the proof, by `cargo xtask bundle cf914b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 914B · Conan and Agasa play a Card Game
//!
//! There are n cards, each with a number. A move chooses a card and removes it, together with all cards whose numbers
//! are smaller. A player who finds no card loses. Conan and Agasa take turns, and Conan moves first. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then n numbers from 1 to 10^5, those of the cards. **Output.** `Conan` or `Agasa`,
//! the winner.
//!
//! **Theorem.** Conan wins if and only if some number is on an odd number of cards.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use std::collections::HashSet;

/// Whether Conan, who moves first, wins with these cards.
fn conan_wins(cards: &[u64]) -> bool {
    let mut odd = HashSet::new(); // the numbers that are on an odd number of the cards so far
    for card in cards {
        if !odd.insert(card) {
            odd.remove(card);
        }
    }
    !odd.is_empty()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if conan_wins(&input.numbers(n)) { "Conan" } else { "Agasa" })
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
