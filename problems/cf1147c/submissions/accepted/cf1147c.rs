// Where to submit: Codeforces 1147C, Codeforces 1162E.
// Generated from problems/cf1147c/main.rs, which has the proof, by `cargo xtask bundle cf1147c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1147C · Thanos Nim
//!
//! There are n piles of stones, and n is even. A move chooses exactly n/2 piles that are not empty, and takes at least
//! one stone from each of them; the numbers may differ. A player who cannot move, since fewer than n/2 piles have
//! stones, loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** n, even and from 2 to 50, then on the next line the n piles, of 1 to 50 stones. **Output.** `Alice` or
//! `Bob`, the winner.
//!
//! **Theorem.** Bob wins if and only if more than half of the piles have the smallest size, which may be 0.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};

/// Whether the first player wins on these piles, an even number of them.
fn first_wins(piles: &[u64]) -> bool {
    let smallest = piles.iter().min();
    let count = piles.iter().filter(|&pile| Some(pile) == smallest).count();
    count <= piles.len() / 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
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
