// Where to submit: Codeforces 603C, Codeforces 604E.
// Generated from problems/cf603c/main.rs, which has the proof, by `cargo xtask bundle cf603c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 603C · Lieges of Legendre
//!
//! There are n piles of cows. A move takes one cow from a pile, or replaces a pile of 2x cows, x > 0, by k piles of x
//! cows each. The player who takes the last cow wins. Kevin moves first, then Nicky. Who wins?
//!
//! **Input.** n and k (1 <= n <= 10^5, 1 <= k <= 10^9), then on the next line the n piles, of 1 to 10^9 cows.
//! **Output.** `Kevin` or `Nicky`, the winner.
//!
//! **Theorem.** Kevin wins if and only if the Nim sum of the Grundy values g of the piles is not 0. If k is even,
//! g = 0, 1, 2 for piles of 0, 1, 2, and for larger ones g = 0 if the pile is odd and g = 1 if it is even. If k is odd,
//! g = 0, 1, 0, 1, 2 for piles of 0 to 4; larger odd piles have g = 0, and a larger even pile of 2x has g = 2 if
//! g(x) = 1, and g = 1 otherwise.
//!
//! **Complexity.** O(log a) for a pile of a cows.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The Grundy value of a pile, where a split makes `k` piles. The recursion halves the pile.
fn grundy(pile: u64, k: u64) -> u64 {
    if k % 2 == 0 {
        return if pile <= 2 { pile } else { u64::from(pile % 2 == 0) };
    }
    match pile {
        0 | 1 => pile,
        2 => 0,
        3 => 1,
        4 => 2,
        _ if pile % 2 == 1 => 0,
        _ if grundy(pile / 2, k) == 1 => 2,
        _ => 1,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    let sum = nim_sum(input.numbers(n).iter().map(|&pile| grundy(pile, k)));
    Ok(if sum != 0 { "Kevin" } else { "Nicky" })
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
