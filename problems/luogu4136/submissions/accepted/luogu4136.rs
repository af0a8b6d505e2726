// Where to submit: Luogu P4136.
// Generated from problems/luogu4136/main.rs by `cargo xtask bundle luogu4136`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4136 · Who Will Win?
//!
//! A stone lies in the upper left corner of a board of n × n cells. A move pushes it up, down, left or right to the
//! next cell, if it has not been there. Whoever cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Alice wins exactly when n is even.
//!
//! **Why.** This is the game of hdu1564, where the proof stands: if n is even, Alice always goes on to the other half of a
//! domino; if n is odd, all cells but the corner can be divided into dominoes, and Bob does so.
//!
//! **Input.** n for each case; `0` ends. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Framing, Input};

/// Whether the first player wins on a board of `n` × `n` cells.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Zeros(usize),
        }

        /// Answers the cases before that of zeros, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            let Framing::Zeros(count) = end;
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
