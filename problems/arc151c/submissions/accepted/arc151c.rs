// Where to submit: AtCoder ARC 151 C.
// Generated from problems/arc151c/main.rs, which has the proof, by `cargo xtask bundle arc151c`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 151 C · 01 Game
//!
//! There are N cells in a row, and some of them have a digit, 0 or 1. A move writes 0 or 1 into an empty cell; two
//! neighbouring cells must not have the same digit. A player who cannot move loses. Takahashi moves first, then Aoki.
//! Who wins?
//!
//! **Input.** A line with N and M (1 <= N <= 10^18, 0 <= M <= min(N, 2 * 10^5)), then M lines with X and Y (1 <= X <= N,
//! Y is 0 or 1): cell X has the digit Y. X is in ascending order, and no two neighbouring cells have the same digit.
//! **Output.** `Takahashi` or `Aoki`, the winner.
//!
//! **Theorem.** The digits cut the row into gaps. A gap between equal digits has the value 1, a gap between different
//! digits the value 0, and a gap of L cells with a digit at one end only has the value L. Takahashi wins if and only if
//! the Nim sum of these values is not 0. If there is no digit, Takahashi wins if and only if N is odd.
//!
//! **Complexity.** O(M).

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// Whether the first player wins on a row of `n` cells with these digits, each with the number of its cell before it.
fn first_wins(n: u64, digits: &[(u64, u64)]) -> bool {
    let (first, last) = match digits {
        [] => return n % 2 == 1,
        [(first, _), .., (last, _)] => (first, last),
        [(only, _)] => (only, only),
    };
    let between_equals = digits.windows(2).filter(|pair| pair[0].1 == pair[1].1).count() as u64;
    nim_sum([first - 1, n - last, between_equals % 2]) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    let numbers = input.numbers(m.saturating_mul(2));
    let digits: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    ensure!(digits.iter().all(|(x, _)| (1..=n).contains(x)), "expected cells from 1 to {n}");
    Ok(if first_wins(n, &digits) { "Takahashi" } else { "Aoki" })
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
