// Where to submit: Codeforces 1190B, Codeforces 1191D.
// Generated from problems/cf1190b/main.rs, which has the proof, by `cargo xtask bundle cf1190b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1190B · Tokitsukaze, CSL and Stone Game
//!
//! There are n piles of stones. A move takes one stone from a pile. A player loses who has no stone to take, or whose
//! move leaves two piles of the same size; two empty piles count as well. Tokitsukaze moves first, then CSL. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then on the next line the n piles, of 0 to 10^9 stones. **Output.** `sjfnb` if
//! Tokitsukaze wins, `cslnb` if CSL wins.
//!
//! **Theorem.** Call it a false start if there are two pairs of equal piles, or three equal piles, or two empty piles,
//! or two piles of a stones besides one of a - 1. Then CSL wins. Otherwise Tokitsukaze wins if and only if the number
//! of stones minus n(n - 1)/2 is odd.
//!
//! **Complexity.** O(n log n).

use common::judge::{self, Input};

/// Whether the first move can leave piles of different sizes, if there is a stone: the piles are in ascending order.
fn can_begin(piles: &[u64]) -> bool {
    let mut equal = (1..piles.len()).filter(|&i| piles[i] == piles[i - 1]);
    match (equal.next(), equal.next()) {
        (None, _) => true,
        (Some(i), None) => piles[i] > 0 && (i < 2 || piles[i - 2] < piles[i] - 1),
        _ => false,
    }
}

/// Whether the first player wins on these piles.
fn first_wins(mut piles: Vec<u64>) -> bool {
    piles.sort_unstable();
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    let left: u128 = (0..piles.len() as u128).sum();
    can_begin(&piles) && stones % 2 != left % 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(input.numbers(n)) { "sjfnb" } else { "cslnb" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }
}
