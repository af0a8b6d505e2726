// Where to submit: HDU 1907, POJ 3480, ZOJ 3113, Luogu P4279 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1907/main.rs, which has the proof, by `cargo xtask bundle hdu1907`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1907 · Misère Nim · John
//!
//! Misère Nim: N heaps of sweets, a move eats any positive number from one heap, and the player who eats the last sweet
//! loses. John moves first, his brother second.
//!
//! **Theorem.** If some heap has more than one sweet, John wins if and only if the Nim sum is not 0, as in normal play.
//! If all heaps have at most one, he wins if and only if the number of sweets is even.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `John` or `Brother`.
//!
//! **Complexity.** O(N) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::misere_nim_wins;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let john_wins = misere_nim_wins(input.numbers(n));
    Ok(if john_wins { "John" } else { "Brother" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
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
        /// Whether the player to move wins misère Nim, in which whoever takes the last stone loses.
        pub fn misere_nim_wins(heaps: impl IntoIterator<Item = u64>) -> bool {
            let (mut sum, mut largest) = (0, 0);
            for heap in heaps {
                sum ^= heap;
                largest = largest.max(heap);
            }
            (sum != 0) == (largest > 1)
        }
    }
}
