// Where to submit: SPOJ MATGAME.
// Generated from problems/matgame/main.rs, which has the proof, by `cargo xtask bundle matgame`: change that file. Licence: MIT OR Apache-2.0.

//! # SPOJ MATGAME · Matrix Game
//!
//! A matrix has N rows of M numbers. A move chooses a row that has a number other than 0, and subtracts at least 1 from
//! the leftmost such number of the row, down to 0 at the least. Two players take turns, and the player who makes the
//! last move wins.
//!
//! **Input.** The number of cases T (1 <= T <= 1000). For each case `N M` (1 <= N, M <= 50), then N lines with the M
//! numbers of a row, from 1 to 50; an empty line between two cases. **Output.** For each case a line: `FIRST` if the
//! first player wins, otherwise `SECOND`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the rows is not 0. An empty
//! row has the value 0. A row that begins with x > 0, and whose other numbers have the value G as a row, has the value
//! x if x > G, and x - 1 if x <= G.
//!
//! **Complexity.** O(NM) per case.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The Grundy value of a row.
fn grundy(row: &[u64]) -> u64 {
    let mut behind = 0; // the value of the numbers to the right
    for &number in row.iter().rev() {
        behind = match number {
            0 => behind,
            _ if number <= behind => number - 1,
            _ => number,
        };
    }
    behind
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    ensure!(m > 0, "expected at least one number in a row, found {m}");
    let sum = nim_sum((0..n).map(|_| grundy(&input.numbers(m))));
    Ok(if sum != 0 { "FIRST" } else { "SECOND" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
