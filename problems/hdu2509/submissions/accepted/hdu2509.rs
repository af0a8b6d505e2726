// Where to submit: HDU 2509 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2509/main.rs, which has the proof, by `cargo xtask bundle hdu2509`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2509 · Misère Nim with splitting · Be the Winner
//!
//! n rows of apples. A move takes any positive number of neighbouring apples from one row, which may
//! split it in two. The player who takes the last apple loses; Fra moves first.
//!
//! **Theorem.** As in misère Nim (HDU 1907): if some row has more than one apple, Fra wins if and only if the Nim sum
//! is not 0; if all rows have at most one, if and only if the number of apples is even.
//!
//! **Input.** `n` and then n rows for each case, to the end; there may be blank lines between the cases. **Output.**
//! `Yes` if Fra wins, else `No`.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::misere_nim_wins;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let fra_wins = misere_nim_wins(input.numbers(n));
    Ok(if fra_wins { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
