// Where to submit: Luogu P11077.
// Generated from problems/luogu11077/main.rs, which has the proof, by `cargo xtask bundle luogu11077`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P11077 · Stones
//!
//! There are n piles of stones, and x is the mean of their sizes, a whole number. A move takes k stones from a pile of
//! more than x stones and puts them on a pile of fewer than x. A player who cannot move loses. Two players take turns;
//! who wins, or does the game never end?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and k (1 <= n <= 2 * 10^5, 1 <= k <= x)
//! and a line with the n piles, of 0 to 10^9 stones. **Output.** For each case a line: `F` if the first player wins, `L`
//! if the second does, `Draw` if the game never ends.
//!
//! **Theorem.** If k does not divide the difference between some pile and x, the game never ends. Otherwise the first
//! player wins if and only if the total number of stones by which piles exceed x, divided by k, is odd.
//!
//! **Complexity.** O(n) per case.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// `F` if the first player wins on these piles, whose mean is `x`, `L` if the second does, or `Draw`.
fn result(piles: &[u64], x: u64, k: u64) -> &'static str {
    if piles.iter().any(|pile| pile.abs_diff(x) % k != 0) {
        return "Draw";
    }
    let moves: u128 = piles.iter().map(|pile| u128::from(pile.saturating_sub(x) / k)).sum();
    if moves % 2 == 1 {
        "F"
    } else {
        "L"
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    ensure!(n > 0 && k > 0, "expected a pile or more, and moves of a stone or more, found {n} {k}");
    let piles = input.numbers(n);
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    let x = u64::try_from(stones / u128::from(n))?;
    Ok(result(&piles, x, k))
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
