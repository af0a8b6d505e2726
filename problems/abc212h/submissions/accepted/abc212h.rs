// Where to submit: AtCoder ABC 212 H.
// Generated from problems/abc212h/main.rs, which has the proof, by `cargo xtask bundle abc212h`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 212 H · Counting Nim positions · Nim Counting
//!
//! K different numbers are given. Someone lays 1 to N heaps of matches in a row, each with one of these numbers of
//! matches, and two players play Nim with them: a move takes any positive number of matches from one heap, and the player
//! who takes the last match wins. For how many rows does the first player win?
//!
//! **Theorem.** Let S be a power of two above all numbers. For i from 0 to S - 1 let t(i) be the number of given numbers v
//! for which i & v, the bitwise and, has an even number of digits 1, minus the number of the others. Of the rows of n heaps,
//! (t(0)^n + t(1)^n + ... + t(S - 1)^n) / S have the Nim sum 0.
//!
//! **Input.** `N K` and the K numbers. **Output.** The number of rows that the first player wins, modulo 998244353.
//!
//! **Limit:** numbers of at most 65535.
//!
//! **Complexity.** O(S log S + S log N).
//!
//! **Reference.** J. L. Walsh, "A closed set of normal orthogonal functions", American Journal of Mathematics 45 (1923),
//! 5–24.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};
use common::walsh::{transform, PRIME};

const LARGEST: u64 = 65_535;

/// t + t^2 + ... + t^n and t^n, modulo the prime.
fn powers(t: u64, n: u64) -> (u64, u64) {
    if n == 0 {
        return (0, 1);
    }
    let (sum, power) = powers(t, n / 2);
    let (sum, power) = ((sum + power * sum) % PRIME, power * power % PRIME);
    if n % 2 == 0 {
        return (sum, power);
    }
    let next = power * t % PRIME;
    ((sum + next) % PRIME, next)
}

/// The number of rows of 1 to `n` heaps that the first player wins, modulo the prime, from how often each number of matches
/// is given.
fn won_rows(n: u64, mut counts: Vec<u64>) -> u64 {
    transform(&mut counts);
    let all = powers(counts[0], n).0;
    let mut lost = counts.iter().map(|&t| powers(t, n).0).sum::<u64>() % PRIME;
    for _ in 0..counts.len().trailing_zeros() {
        lost = if lost % 2 == 0 { lost } else { lost + PRIME } / 2;
    }
    (all + PRIME - lost) % PRIME
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.number(), input.number());
    let numbers = input.numbers(k);
    let size = numbers.iter().max().map_or(1, |&largest| largest.saturating_add(1));
    ensure!(size <= LARGEST + 1, "expected numbers of at most {LARGEST}, found {}", size - 1);
    let mut counts = vec![0; usize::try_from(size)?.next_power_of_two()];
    for number in numbers {
        let number = usize::try_from(number)?;
        counts[number] += 1;
    }
    Ok(won_rows(n, counts).to_string())
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }

    pub mod walsh {
        /// The prime modulo which judges ask for the numbers of rows.
        pub const PRIME: u64 = 998_244_353;

        /// Replaces `counts`, which are below the prime, by their Walsh transform t(0), t(1), ..., modulo the
        /// prime. Their number S is a power of two.
        pub fn transform(counts: &mut [u64]) {
            if counts.len() > 1 {
                let (left, right) = counts.split_at_mut(counts.len() / 2);
                for (a, b) in left.iter_mut().zip(right.iter_mut()) {
                    (*a, *b) = ((*a + *b) % PRIME, (*a + PRIME - *b) % PRIME);
                }
                transform(left);
                transform(right);
            }
        }
    }
}
