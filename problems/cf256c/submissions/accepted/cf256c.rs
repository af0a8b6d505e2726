// Where to submit: Codeforces 256C, Codeforces 255E.
// Generated from problems/cf256c/main.rs, which has the proof, by `cargo xtask bundle cf256c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 256C · Furlo and Rublo and Game
//!
//! There are n piles of coins. A move chooses a pile, of x coins, and leaves y coins of it, where y < x and
//! y^2 <= x <= y^4. A player who cannot move loses. Furlo moves first, then Rublo. Who wins?
//!
//! **Input.** n (1 <= n <= 77,777), then on the next line the n piles, of 1 to 777,777,777,777 coins. **Output.**
//! `Furlo` or `Rublo`, the winner.
//!
//! **Theorem.** Furlo wins if and only if the Nim sum of the Grundy values is not 0. From 0, 2^2, 4^2, 3^4 + 1, 82^2,
//! 15^4 + 1, 50626^2 and 6723^4 + 1 on, a pile has the value 0, 1, 2, 0, 3, 1, 2 and 0, each up to the next of these
//! numbers: the table `VALUES`.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Piles in ascending order, and the Grundy value from each of them up to the next.
const VALUES: [(u64, u64); 8] = [
    (0, 0),
    (2 * 2, 1),
    (4 * 4, 2),
    (3 * 3 * 3 * 3 + 1, 0),
    (82 * 82, 3),
    (15 * 15 * 15 * 15 + 1, 1),
    (50_626 * 50_626, 2),
    (6723 * 6723 * 6723 * 6723 + 1, 0),
];

/// The Grundy value of any pile.
fn grundy(pile: u64) -> u64 {
    let row = VALUES.iter().rev().find(|&&(first, _)| first <= pile);
    row.map_or(0, |&(_, value)| value)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = nim_sum(input.numbers(n).iter().map(|&pile| grundy(pile)));
    Ok(if sum != 0 { "Furlo" } else { "Rublo" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
