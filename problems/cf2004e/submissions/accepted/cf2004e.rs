// Where to submit: Codeforces 2004E.
// Generated from problems/cf2004e/main.rs, which has the proof, by `cargo xtask bundle cf2004e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2004E · Not a Nim Problem
//!
//! There are n piles of stones. A move takes y stones from a pile of x, where y is at least 1 and coprime to x. A
//! player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^7 stones. The sum of all n is at most 300,000. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Theorem.** Alice wins if and only if the Nim sum of the Grundy values g of the piles is not 0. They are g(x) = 0
//! for even x, g(1) = 1, and for any other odd x the index of the least prime factor of x in the list 2, 3, 5, ...,
//! where 2 has the index 1: g(9) = 2 and g(35) = 3.
//!
//! **Limit:** piles of up to 10,000,000 stones.
//!
//! **Complexity.** O(L log log L) for a table up to L = 10,000,000 at most, which takes 40 MB; then O(n) per case.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The largest pile of the problem.
const LARGEST: usize = 10_000_000;

/// The Grundy values of the piles from 0 to `largest`, which is at least 1: a sieve of the odd numbers.
fn grundy_values(largest: usize) -> Vec<u32> {
    let mut values = vec![0; largest + 1];
    values[1] = 1;
    let mut index = 1; // of the latest prime, at first 2
    for prime in (3..values.len()).step_by(2) {
        if values[prime] == 0 {
            // A prime, as no smaller one divides it.
            index += 1;
            values[prime] = index;
            // Its multiples by smaller numbers have a smaller prime factor. Where `usize` does not hold the square,
            // there are no others.
            let square = prime.saturating_mul(prime);
            for multiple in (square..values.len()).step_by(2 * prime) {
                if values[multiple] == 0 {
                    values[multiple] = index;
                }
            }
        }
    }
    values
}

/// `values` holds the Grundy values of the piles from 0 on. If they are too few, they are computed again, many more.
fn solve(values: &mut Vec<u32>, input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for pile in input.numbers(n) {
        ensure!(pile <= LARGEST as u64, "expected a pile of at most {LARGEST}, found {pile}");
        let pile = usize::try_from(pile)?;
        if pile >= values.len() {
            *values = grundy_values(LARGEST.min(8 * pile + 8));
        }
        sum ^= values[pile];
    }
    Ok(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    let mut values = Vec::new();
    judge::counted(|input| solve(&mut values, input))
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
