// Where to submit: CSES 2208.
// Generated from problems/cses2208/main.rs, which has the proof, by `cargo xtask bundle cses2208`: change that file. Licence: MIT OR Apache-2.0.

//! # CSES 2208 · One coin from each of several heaps · Another Game
//!
//! There are n heaps of coins. A move chooses one or more heaps that are not empty, as many as one likes, and takes one
//! coin from each of them. The player who takes the last coin wins. Who wins, the first player or the second?
//!
//! **Theorem.** The first player wins if and only if some heap is odd.
//!
//! **Not a sum.** A move may play in several heaps at once, so the Nim sum of the heaps' Grundy values (1 for an
//! odd heap, 0 for an even one) does not give the answer: 1 and 1 are won, 2 and 4 are lost, and both have the
//! Nim sum 0. It only matters whether some value is not 0.
//!
//! **Input.** A number of cases, then `n` and n heaps for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** J. H. Conway, *On Numbers and Games*, chapter 14, where this way to put games together is
//! called the selective compound.

use common::judge::{self, Input};

/// Whether the first player wins on these heaps, of any `u64`.
fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "first" } else { "second" })
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
}
