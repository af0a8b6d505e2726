// Where to submit: POJ 1740 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj1740/main.rs, which has the proof, by `cargo xtask bundle poj1740`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 1740 · A New Stone Game
//!
//! There are n heaps of stones. A move chooses a heap, discards at least one of its stones, and then may move any of
//! its other stones to other heaps that are not empty. Alice and Bob take turns, Alice moves first, and a player who
//! cannot move loses. Does Alice win?
//!
//! **Input.** For each case n (1 <= n <= 10), then a line with the n heaps, of 1 to 100 stones; 0 ends. There are at
//! most 1000 cases in this pack. **Output.** For each case a line: `1` if Alice wins, otherwise `0`.
//!
//! **Theorem.** Alice loses if and only if the heaps can be put into pairs of equal heaps.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on these heaps. An empty heap is none.
fn first_wins(mut heaps: Vec<u64>) -> bool {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps.chunks(2).any(|pair| pair.len() == 1 || pair[0] != pair[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(input.numbers(n)) { "1" } else { "0" })
}

fn main() {
    judge::until_zeros(1, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the cases before one that begins with `count` zeros, up to one that cannot be read or computed.
        pub fn until_zeros<A: AsRef<str>>(
            count: usize,
            mut solve: impl FnMut(&mut Input) -> Result<A>,
        ) {
            let mut input = Input::stdin();
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
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
}
