// Where to submit: AtCoder ABC 368 F.
// Generated from problems/abc368f/main.rs, which has the proof, by `cargo xtask bundle abc368f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 368 F · Nim on prime factors · Dividing Game
//!
//! Several positive integers are written on a board. A move replaces one of them by one of its divisors, but not by
//! itself. A player who cannot move, since all of them are 1, loses; Anna moves first, Bruno second.
//!
//! **Theorem.** Anna wins if and only if the Nim sum of the numbers of prime factors is not 0, where each prime factor
//! counts as often as it occurs: 12 = 2 · 2 · 3 has three.
//!
//! **Limit:** numbers up to 100,000.
//!
//! **Input.** `N`, then N integers. **Output.** `Anna` or `Bruno`.
//!
//! **Complexity.** 266,400 steps for the table of all numbers up to 100,000, once; then O(N).
//!
//! **Reference.** AtCoder Beginner Contest 368, F.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The largest number of the problem.
const LARGEST: usize = 100_000;

/// How many prime factors each number up to `largest` has, each as often as it occurs: its Grundy value.
/// (0 is no position of the game, and its entry has no meaning.)
fn prime_factors(largest: usize) -> Vec<u64> {
    let mut factors = vec![0; largest + 1];
    for prime in 2..=largest {
        if factors[prime] == 0 {
            // A prime, as no smaller one divides it.
            for multiple in (prime..=largest).step_by(prime) {
                factors[multiple] = factors[multiple / prime] + 1;
            }
        }
    }
    factors
}

/// `factors` holds the Grundy values.
fn solve(factors: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for a in input.numbers(n) {
        let a = usize::try_from(a)?;
        ensure!(a <= LARGEST, "expected numbers up to {LARGEST}, found {a}");
        sum ^= factors[a];
    }
    Ok(if sum != 0 { "Anna" } else { "Bruno" })
}

fn main() {
    let factors = prime_factors(LARGEST);
    judge::single(|input| solve(&factors, input))
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
}
