// Where to submit: POJ 2311, Luogu P10501 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj2311/main.rs, which has the proof, by `cargo xtask bundle poj2311`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 2311 · Cutting a sheet until a single cell is cut out · Cutting Game
//!
//! A sheet of paper has w × h cells. A move cuts one of the sheets into two rectangles, along a line
//! between cells. The player who first cuts out a single cell wins. Does the first player win?
//!
//! **Theorem.** Call a side lost if it is 2, 3, 17 or 37, or 7, 11, 23, 27 or 31 modulo 34. The first
//! player loses if and only if both sides of the sheet are lost.
//!
//! **Input.** Test cases to the end of the file: `w h`. **Output.** `WIN` or `LOSE`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the period.

use common::judge::{self, Input};

/// Whether Dawson's Kayles on `side` - 2 skittles is lost for the player to move. `side` is at least 2.
fn is_lost(side: u64) -> bool {
    matches!(side, 2 | 3 | 17 | 37) || matches!(side % 34, 7 | 11 | 23 | 27 | 31)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (w, h) = (input.number(), input.number());
    let first_wins = !is_lost(w) || !is_lost(h);
    Ok(if first_wins { "WIN" } else { "LOSE" })
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
