// Where to submit: AtCoder ARC 131 C.
// Generated from problems/arc131c/main.rs, which has the proof, by `cargo xtask bundle arc131c`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 131 C · Zero XOR
//!
//! There are N cookies with different numbers on them, whose exclusive or is not 0. A move eats a cookie. The player
//! after whose move the exclusive or of the remaining numbers is 0 wins; that of no numbers is 0. Who wins?
//!
//! **Input.** N (1 <= N <= 4 * 10^5), then on the next line the N numbers, from 1 to 10^9, all different, with an
//! exclusive or other than 0. **Output.** `Win` if the first player wins, otherwise `Lose`.
//!
//! **Theorem.** Let X be the exclusive or of all numbers. If N is odd, the first player wins. If N is even, the first
//! player wins if and only if X is on one of the cookies.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these numbers, whose exclusive or is `sum`.
fn first_wins(numbers: &[u64], sum: u64) -> bool {
    numbers.len() % 2 == 1 || numbers.contains(&sum)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    let sum = nim_sum(numbers.iter().copied());
    Ok(if first_wins(&numbers, sum) { "Win" } else { "Lose" })
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
