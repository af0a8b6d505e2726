// Where to submit: Luogu P1288.
// Generated from problems/luogu1288/main.rs, which has the proof, by `cargo xtask bundle luogu1288`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P1288 · Number Game II
//!
//! A ring has N edges with a number of 0 or more on each, and at least one 0 among them. A coin lies on a vertex of the
//! ring. A move chooses an edge at this vertex whose number is greater than 0, reduces the number to any smaller one
//! that is not negative, and takes the coin along the edge. A player who cannot move loses. Does the first player win?
//!
//! **Input.** N (1 <= N <= 20), then on the next line N numbers from 0 to 30, at least one of them 0: those of the
//! edges, in order from the coin once round the ring, anticlockwise. **Output.** `YES` if the first player wins,
//! otherwise `NO`.
//!
//! **Theorem.** Go from the coin in one direction up to the first 0, and count the edges before it; do the same in the
//! other direction. The first player wins if and only if at least one of the two counts is odd.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};

/// Whether the first player wins with these numbers on the edges, from the coin round to the coin.
fn first_wins(edges: &[u64]) -> bool {
    let ahead = edges.iter().take_while(|&&edge| edge > 0).count();
    let behind = edges.iter().rev().take_while(|&&edge| edge > 0).count();
    ahead % 2 == 1 || behind % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let edges = input.numbers(n);
    Ok(if first_wins(&edges) { "YES" } else { "NO" })
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
