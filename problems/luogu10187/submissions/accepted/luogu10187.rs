// Where to submit: Luogu P10187.
// Generated from problems/luogu10187/main.rs, which has the proof, by `cargo xtask bundle luogu10187`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P10187 · Palindrome Game
//!
//! There is a heap of S stones. A move takes a number of stones that is a palindrome: its digits are the same forwards
//! and backwards, and it does not begin with 0. A player who cannot move because the heap is empty loses. Bessie and
//! Elsie take turns, and Bessie moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with S, which has up to 10^5 digits and is at
//! least 1. **Output.** For each case `B` if Bessie wins, otherwise `E`.
//!
//! **Theorem.** Bessie wins if and only if the last digit of S is not 0.
//!
//! **Complexity.** O(1) after reading S.

use common::judge::{self, ensure, Input};

/// Whether Bessie, who moves first, wins with as many stones as these digits say.
fn bessie_wins(digits: &str) -> bool {
    !digits.ends_with('0')
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let stones = input.read::<String>();
    let is_number = stones.bytes().all(|digit| digit.is_ascii_digit());
    ensure!(is_number, "expected a number of stones, found {stones}");
    Ok(if bessie_wins(&stones) { "B" } else { "E" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
