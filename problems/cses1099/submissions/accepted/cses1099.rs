// Where to submit: CSES 1099.
// Generated from problems/cses1099/main.rs, which has the proof, by `cargo xtask bundle cses1099`: change that file. Licence: MIT OR Apache-2.0.

//! # CSES 1099 · Staircase Nim in its plain form · Stair Game
//!
//! Stairs are numbered 1, 2, ..., n from the bottom, and there are balls on them. A move takes at least one ball from
//! one stair, but not from stair 1, and puts all that it takes on the next lower stair. A player who cannot move loses.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the numbers of balls on the even stairs, 2, 4, 6,
//! ..., is not 0.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of balls, from stair 1 upwards.
//! **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 2: Staircase Nim.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with this many balls on the stairs 1, 2, 3, ...
fn first_wins(balls: &[u64]) -> bool {
    nim_sum(balls.iter().copied().skip(1).step_by(2)) != 0 // the stairs 2, 4, 6, ...
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
