// Where to submit: Codeforces 1906G.
// Generated from problems/cf1906g/main.rs, which has the proof, by `cargo xtask bundle cf1906g`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1906G · Grid Game 2
//!
//! A board has 10^9 rows and 10^9 columns, numbered from 1. N of its cells are black, the others white. A move chooses a
//! black cell, in row r and column c, and changes the colour of all cells of a square: its side is the smaller of r and
//! c, and the chosen cell is its lower right corner, in the last row and the last column. A player who cannot move,
//! since all cells are white, loses. Who wins?
//!
//! **Input.** A line with N (1 <= N <= 200,000), then N lines with the row R and the column C of a black cell, from 1
//! to 10^9. The cells are different. **Output.** `FIRST` or `SECOND`, the player who wins.
//!
//! **Theorem.** Let P(r, c) be the sum of the quotients in Euclid's algorithm on r and c, and P = 0 if one of them is 0.
//! The first player wins if and only if P(r, c) + P(r - 1, c) + P(r, c - 1) + P(r - 1, c - 1), summed over all black
//! cells, is odd.
//!
//! **Limit:** rows and columns are numbered from 1.
//!
//! **Complexity.** O(N log R).

use common::judge::{self, ensure, Input};

/// Whether the sum of the quotients in Euclid's algorithm is odd.
fn is_odd(mut r: u64, mut c: u64) -> bool {
    let mut is_odd = false;
    while c > 0 {
        is_odd ^= r / c % 2 == 1;
        (r, c) = (c, r % c);
    }
    is_odd
}

/// Whether a cell has the weight 1, not 0.
fn weight(r: u64, c: u64) -> bool {
    is_odd(r, c) ^ is_odd(r - 1, c) ^ is_odd(r, c - 1) ^ is_odd(r - 1, c - 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut first_wins = false;
    for _ in 0..n {
        let (r, c) = (input.number(), input.number());
        ensure!(r > 0 && c > 0, "expected a row and a column from 1 on, found {r} {c}");
        first_wins ^= weight(r, c);
    }
    Ok(if first_wins { "FIRST" } else { "SECOND" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
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
