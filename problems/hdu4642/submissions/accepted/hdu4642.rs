// Where to submit: HDU 4642 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4642/main.rs by `cargo xtask bundle hdu4642`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4642 · Fliping game
//!
//! On each cell of a board of N rows and M columns lies a coin. A move chooses a coin that shows heads, in row x and
//! column y, and turns over all coins in the rectangle from there to the corner in row N and column M. Whoever finds no
//! heads loses. Alice moves first. Who wins?
//!
//! **Theorem.** Alice wins exactly when the coin in row N and column M shows heads.
//!
//! **Why.** Every rectangle contains that coin, so every move turns it over. At the end it shows tails. So the number of
//! moves is odd if it shows heads at first, and even otherwise, whatever the players do; Alice makes the last move
//! exactly if it is odd. And there is an end: read row by row, with 1 for heads, the board is a binary number, and a
//! move changes a 1 in it to 0 and apart from that only digits behind it. So the number becomes smaller. In the words
//! of the lesson ferguson, the boards where that coin shows tails are the lost positions.
//!
//! **Input.** A number of cases; for each `N M`, then N rows of M numbers, 1 for heads and 0 for tails. **Output.**
//! `Alice` or `Bob`.
//!
//! **Complexity.** O(NM) per case, to read it.

use common::judge::{self, input, rule, Input};

/// Whether the first player wins, given the board row by row.
fn first_wins(coins: &[u64]) -> bool {
    coins.last() == Some(&1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    rule!(n > 0 && m > 0, "expected a board of at least 1 cell, found {n} x {m}");
    let coins = input.numbers(n.saturating_mul(m));
    rule!(coins.iter().all(|&coin| coin <= 1), "expected coins of 0 and 1, found {coins:?}");
    Ok(if first_wins(&coins) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_rule as rule;
        pub use crate::read_input as input;
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

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
            };
        }
    }
}

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
