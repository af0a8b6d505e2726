// Where to submit: Codeforces 662A.
// Generated from problems/cf662a/main.rs, which has the proof, by `cargo xtask bundle cf662a`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 662A · Gambling Nim
//!
//! There are n cards, each with a number on either side. Each card is thrown on the table, and each of its sides is as
//! likely to lie on top as the other, whatever the other cards show. The numbers on top are the heaps of a game of Nim:
//! a move takes any number of stones, at least one, from one heap, and a player who cannot move loses. How likely is it
//! that the first player wins?
//!
//! **Input.** A line with n (1 <= n <= 500000), then n lines with the two numbers a and b of a card (0 <= a, b <=
//! 10^18). **Output.** The probability as a fraction `p/q` in lowest terms; `0/1` and `1/1` for 0 and 1.
//!
//! **Theorem.** Let S be the Nim sum of all numbers a, and r the largest number of linearly independent ones among the
//! differences a ^ b. If S is the Nim sum of some of the differences, or 0, the probability is (2^r - 1)/2^r, otherwise
//! it is 1.
//!
//! **Complexity.** O(n d) for numbers of d binary digits.

use common::judge::{self, Input};

/// The rest of a number after the numbers of a basis: 0 if it is the Nim sum of some of them, or 0.
fn rest(number: u64, basis: &[u64]) -> u64 {
    // The smaller one has 0 as the highest digit of `next`, which no later number has.
    basis.iter().fold(number, |rest, next| rest.min(rest ^ next))
}

/// The numerator and the denominator of the probability that the first player wins.
fn probability(cards: &[(u64, u64)]) -> (u128, u128) {
    let mut nim_sum = 0;
    let mut basis = Vec::new();
    for (a, b) in cards {
        nim_sum ^= a;
        let rest = rest(a ^ b, &basis);
        if rest != 0 {
            basis.push(rest);
        }
    }
    let sums = 1 << basis.len();
    if rest(nim_sum, &basis) == 0 {
        (sums - 1, sums)
    } else {
        (1, 1)
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let numbers = input.numbers(n.saturating_mul(2));
    let cards: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|card| (card[0], card[1])).collect();
    let (p, q) = probability(&cards);
    Ok(format!("{p}/{q}"))
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
