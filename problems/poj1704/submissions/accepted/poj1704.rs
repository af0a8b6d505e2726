// Where to submit: POJ 1704, Luogu P10507, AcWing 236 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj1704/main.rs, which has the proof, by `cargo xtask bundle poj1704`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 1704 · Staircase Nim · Georgia and Bob
//!
//! Pieces are on different cells 1, 2, 3, ... of a strip. A move shifts one piece at least one cell to the left; it may
//! neither jump over a piece nor share a cell nor leave the strip. A player who cannot move loses; Georgia moves first.
//!
//! **Theorem.** Pair the pieces from the right, each right piece with its left neighbour; if one is left over, pair it
//! with a wall on cell 0. Georgia wins if and only if the Nim sum of the gaps, the numbers of free cells within the
//! pairs, is not 0.
//!
//! **Input.** A number of cases; for each `N` and then N cells, in any order. **Output.**
//! `Georgia will win` or `Bob will win`.
//!
//! **Complexity.** O(N log N) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether Georgia, who moves first, wins with pieces on `cells`: from 1 on, different, ascending.
fn georgia_wins(cells: &[u64]) -> bool {
    let gaps = cells.rchunks(2).map(|pair| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    });
    nim_sum(gaps) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    Ok(if georgia_wins(&cells) { "Georgia will win" } else { "Bob will win" })
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
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
