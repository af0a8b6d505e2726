// Where to submit: HDU 1730 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1730/main.rs, which has the proof, by `cargo xtask bundle hdu1730`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1730 · Northcott's game · Northcott Game
//!
//! Each row of a board has a black and a white piece. Black and White take turns, and Black begins. A
//! move slides your own piece in one row, forwards or backwards, to any free cell, but not over the
//! other piece. A player who cannot move loses. Does Black win?
//!
//! **Theorem.** The gap of a row is the number of free cells between its two pieces. The player to move
//! wins if and only if the Nim sum of the gaps is not 0.
//!
//! **Input.** Test cases to the end of the file: `n m`, then for each of n rows the columns of its black
//! and its white piece. **Output.** `I WIN!` or `BAD LUCK!`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 3.

use common::judge::{self, Input};

/// The number of free cells between two pieces on different columns of a row.
fn gap(black: u64, white: u64) -> u64 {
    black.abs_diff(white) - 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, _m) = (input.number(), input.number());
    let mut sum = 0;
    for _ in 0..n {
        let (black, white) = (input.number(), input.number());
        sum ^= gap(black, white);
    }
    Ok(if sum != 0 { "I WIN!" } else { "BAD LUCK!" })
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
