// Where to submit: CSES 2207.
// Generated from problems/cses2207/main.rs, which has the proof, by `cargo xtask bundle cses2207`: change that file. Licence: MIT OR Apache-2.0.

//! # CSES 2207 · Splitting a heap into two unequal ones · Grundy's Game
//!
//! There is one heap of n coins. A move splits some heap into two heaps of different sizes, none of them
//! empty. A player who cannot move loses. Who wins, the first player or the second?
//!
//! **Theorem.** For 1 <= n <= 1,000,000, the first player loses if and only if n is one of 41 numbers, the
//! smallest of which are 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270 and the largest of which is 1222.
//!
//! **Limit:** a heap of at most 1,000,000 coins.
//!
//! **Input.** A number of cases, then `n` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** 1222^2 / 4 steps, once; then O(1) per case.
//!
//! **Reference.** P. M. Grundy, "Mathematics and games", Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, describes the sparse space, by which the test computes.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The largest lost heap up to `LARGEST`.
const LAST_LOST: usize = 1222;

/// The heaps up to here are computed; about larger ones the program knows nothing.
const LARGEST: u64 = 1_000_000;

/// The Grundy values of the heaps of 0 to `largest` coins, by all splits.
fn grundy_values(largest: usize) -> Vec<usize> {
    let mut grundy = vec![0; largest + 1];
    for n in 3..=largest {
        let mut occurs = vec![false; 256]; // all values up to LARGEST are smaller
        for a in 1..(n + 1) / 2 {
            occurs[grundy[a] ^ grundy[n - a]] = true;
        }
        while occurs[grundy[n]] {
            grundy[n] += 1;
        }
    }
    grundy
}

/// `grundy` holds the values up to `LAST_LOST`.
fn solve(grundy: &[usize], input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n <= LARGEST, "only heaps of at most {LARGEST} coins are computed, found {n}");
    let first_wins = grundy.get(usize::try_from(n)?) != Some(&0);
    Ok(if first_wins { "first" } else { "second" })
}

fn main() {
    let grundy = grundy_values(LAST_LOST);
    judge::counted(|input| solve(&grundy, input))
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
