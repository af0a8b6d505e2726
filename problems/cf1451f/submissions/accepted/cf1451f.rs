// Where to submit: Codeforces 1451F.
// Generated from problems/cf1451f/main.rs, which has the proof, by `cargo xtask bundle cf1451f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1451F · Nullify The Matrix
//!
//! A matrix has n rows and m columns of numbers from 0 on. A move chooses a number above 0 and lowers it, to 0 or more.
//! Then it may walk on from this cell, each step one cell to the right or down, and replace each number on its way by
//! any number from 0 on, larger or smaller. A player who cannot move, since all numbers are 0, loses. Ashish moves
//! first, then Jeel. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and m, from 1 to 100, and n rows of m
//! numbers from 0 to 10^6. **Output.** For each case a line with the winner, `Ashish` or `Jeel`.
//!
//! **Theorem.** An antidiagonal consists of the cells with the same row + column. Ashish wins if and only if the
//! numbers on some antidiagonal have a Nim sum other than 0.
//!
//! **Limit:** a matrix has at least 1 column.
//!
//! **Complexity.** O(nm) per case.

use common::judge::{self, ensure, Input};

/// Whether the first player wins, given the rows, which are equally long and not empty.
fn first_wins(rows: &[Vec<u64>]) -> bool {
    let mut sums = Vec::new(); // that of the antidiagonal i + j, counted from 0
    for (i, row) in rows.iter().enumerate() {
        for (j, number) in row.iter().enumerate() {
            if i + j == sums.len() {
                sums.push(0);
            }
            sums[i + j] ^= number;
        }
    }
    sums.iter().any(|&sum| sum != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    ensure!(m > 0, "expected at least 1 column, found {m}");
    let mut rows = Vec::new();
    for _ in 0..n {
        rows.push(input.numbers(m));
    }
    Ok(if first_wins(&rows) { "Ashish" } else { "Jeel" })
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
}
