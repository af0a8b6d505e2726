// Where to submit: HackerRank tower-breakers-3, HackerRank tower-breakers-again-1.
// Generated from problems/towerbreakers3/main.rs, which has the proof, by `cargo xtask bundle towerbreakers3`: change that file. Licence: MIT OR Apache-2.0.

//! # HackerRank tower-breakers-3 · Tower Breakers, Again!
//!
//! There are N towers of bricks. A move breaks a tower of X bricks into at least two towers of the same height, which
//! have X bricks in all. Players 1 and 2 take turns, player 1 moves first, and a player who cannot move, since all
//! towers have the height 1, loses. Who wins?
//!
//! **Input.** The number of cases T (1 <= T <= 200). For each case N (1 <= N <= 100), then a line with the N heights,
//! from 1 to 10^5. **Output.** For each case a line: `1` or `2`, the number of the winner.
//!
//! **Theorem.** The value of a tower is the number of its odd prime factors, with multiplicity, and 1 more if its
//! height is even: 12 = 2 · 2 · 3 has the value 2. Player 1 wins if and only if the Nim sum of the values is not 0.
//!
//! **Limit:** heights from 1 to 1,000,000,000,000.
//!
//! **Complexity.** O(N √X) per case, for towers up to X.

use common::judge::{self, ensure, Input};

/// The tallest tower that is factored without a long wait.
const TALLEST: u64 = 1_000_000_000_000;

/// The Grundy value of a tower of at least 1 brick.
fn grundy(height: u64) -> u64 {
    let mut rest = height >> height.trailing_zeros();
    let mut value = u64::from(rest < height);
    let mut divisor = 3;
    while divisor <= rest / divisor {
        if rest % divisor == 0 {
            rest /= divisor;
            value += 1;
        } else {
            divisor += 2;
        }
    }
    value + u64::from(rest > 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for height in input.numbers(n) {
        let is_a_tower = (1..=TALLEST).contains(&height);
        ensure!(is_a_tower, "expected a height from 1 to {TALLEST}, found {height}");
        sum ^= grundy(height);
    }
    Ok(if sum != 0 { "1" } else { "2" })
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
