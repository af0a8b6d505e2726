// Where to submit: AtCoder AGC 010 D.
// Generated from problems/agc010d/main.rs, which has the proof, by `cargo xtask bundle agc010d`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 010 D · Decrementing
//!
//! N numbers are given whose greatest common divisor is 1. A move lowers a number that is at least 2 by 1; then all
//! numbers are divided by their greatest common divisor. A player who cannot move, since all numbers are 1, loses. Who
//! wins?
//!
//! **Input.** N (1 <= N <= 10^5), then on the next line the N numbers, from 1 to 10^9. **Output.** `First` if the first
//! player wins, otherwise `Second`.
//!
//! **Theorem.** The player to move wins if the number of even numbers is odd. Otherwise the player loses, unless there
//! is a single odd number and it is not 1. Then the only move that can win is to lower that number, and it wins if and
//! only if it leaves a lost position.
//!
//! **Complexity.** O(N log a) for numbers up to a.

use common::judge::{self, Input};

/// The greatest common divisor, 0 for no numbers.
fn common_divisor(numbers: &[u64]) -> u64 {
    let mut divisor = 0;
    for &number in numbers {
        let mut rest = number;
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
    }
    divisor
}

/// Whether the player to move wins on these numbers, whose greatest common divisor is 1.
fn wins(mut numbers: Vec<u64>) -> bool {
    let odds = numbers.iter().filter(|&number| number % 2 == 1).count();
    if (numbers.len() - odds) % 2 == 1 {
        return true;
    }
    match numbers.iter_mut().find(|number| **number % 2 == 1) {
        Some(number) if odds == 1 && *number > 1 => *number -= 1,
        _ => return false,
    }
    let divisor = common_divisor(&numbers);
    for number in &mut numbers {
        *number /= divisor;
    }
    !wins(numbers)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    Ok(if wins(numbers) { "First" } else { "Second" })
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
