// Where to submit: AtCoder ARC 137 C.
// Generated from problems/arc137c/main.rs, which has the proof, by `cargo xtask bundle arc137c`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 137 C · Distinct Numbers
//!
//! N different natural numbers are given. A move replaces the largest of them by a smaller natural number, 0 included,
//! that is not among them. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** N (2 <= N <= 300,000), then on the next line the N numbers in ascending order, from 0 to 10^9.
//! **Output.** `Alice` or `Bob`, the winner.
//!
//! **Theorem.** Let a be the largest number, and b the second largest. Alice wins if and only if a - b >= 2 or the
//! number of *holes* is odd. A hole is a number from 0 to a that is missing; there are a + 1 - N of them.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};

/// Whether the first player wins on different numbers in ascending order, at least two.
fn first_wins(numbers: &[u64]) -> bool {
    match *numbers {
        [.., second, largest] => {
            let numbers_and_holes = u128::from(largest) + 1;
            let holes_are_odd = numbers_and_holes % 2 != numbers.len() as u128 % 2;
            largest.abs_diff(second) >= 2 || holes_are_odd
        }
        _ => false,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    Ok(if first_wins(&numbers) { "Alice" } else { "Bob" })
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
