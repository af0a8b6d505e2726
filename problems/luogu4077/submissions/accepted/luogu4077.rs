// Where to submit: Luogu P4077.
// Generated from problems/luogu4077/main.rs, which has the proof, by `cargo xtask bundle luogu4077`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4077 · Coin Game
//!
//! There are n coins, numbered from 1 to n, each showing heads or tails. A move chooses a coin x that shows tails, a
//! number r > 1 that is a power of 2 or a power of 3, and a number q from 1 to MAXQ for which r^q divides x. It turns
//! over the coins x, x/r, x/r^2, ..., x/r^q, whatever the others of them show. A player who cannot move loses. Does the
//! first player win?
//!
//! **Input.** T, the number of cases (1 <= T <= 100); for each case a line with n and MAXQ (1 <= n <= 30000, 1 <= MAXQ
//! <= 20) and a line with n numbers, for the coins in order: 0 for tails, 1 for heads. **Output.** For each case `win`
//! if the first player wins, otherwise `lose`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of g(x) over all coins x that show tails is not 0.
//! Here g(x) is the least number that is not among the Nim sums of g(x/r), g(x/r^2), ..., g(x/r^q), for all r and q
//! with which the coin x can be chosen.
//!
//! **Complexity.** O(n) per case: for a coin with exponents a and b there are at most a^2 + b^2 choices, and the
//! average of these squares over all coins is bounded.

use common::grundy::mex;
use common::judge::{self, Input};
use common::nim::nim_sum;

/// The Grundy values of the coins 0 to `n` that alone show tails. (There is no coin 0; its value is not used.)
fn values(n: usize, max_q: u64) -> Vec<u64> {
    let mut values = vec![0];
    for x in 1..=n {
        let mut sums = Vec::new();
        for prime in [2, 3] {
            let mut r = prime;
            while x % r == 0 {
                let (mut coin, mut sum, mut q) = (x, 0, 0);
                while coin % r == 0 && q < max_q {
                    coin /= r;
                    sum ^= values[coin];
                    sums.push(sum);
                    q += 1;
                }
                r *= prime;
            }
        }
        values.push(mex(sums));
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, max_q) = (input.number(), input.number());
    let sides = input.numbers(n);
    let values = values(sides.len(), max_q);
    let tails = (1..=sides.len()).filter(|coin| sides[coin - 1] == 0);
    Ok(if nim_sum(tails.map(|coin| values[coin])) != 0 { "win" } else { "lose" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }

    pub mod grundy {
        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 128 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A binary digit for each value below 128. Larger ones matter only if all of those are there.
            let (mut small, mut large) = (0_u128, Vec::new());
            for value in values {
                if value < 128 {
                    small |= 1 << value;
                } else {
                    large.push(value);
                }
            }
            let mut mex = u64::from(small.trailing_ones());
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
