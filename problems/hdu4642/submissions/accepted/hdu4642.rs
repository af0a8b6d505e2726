// Where to submit: HDU 4642 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4642/main.rs, which has the proof, by `cargo xtask bundle hdu4642`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4642 · Fliping game
//!
//! A board of N rows and M columns has a coin on each cell. A move chooses a coin that shows heads, in row x and column
//! y, and turns over all coins in the rectangle from there to the corner in row N and column M. A player who finds no
//! heads loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T (in this pack at most 100), then T cases: `N M`, 1 <= N, M <= 100, and then N rows of M
//! numbers, 1 for heads and 0 for tails. **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Theorem.** Alice wins if and only if the coin in row N and column M shows heads.
//!
//! **Complexity.** O(NM) per case, to read it.

use common::judge::{self, Input};

/// Whether the first player wins, given the board row by row.
fn first_wins(coins: &[u64]) -> bool {
    coins.last() == Some(&1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    let coins = input.numbers(n.saturating_mul(m));
    Ok(if first_wins(&coins) { "Alice" } else { "Bob" })
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
