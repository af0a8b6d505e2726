// Where to submit: Luogu P5387.
// Generated from problems/luogu5387/main.rs, which has the proof, by `cargo xtask bundle luogu5387`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P5387 · Puppet Dance
//!
//! A list has n numbers from 1 to m. A move chooses one of them, x, and a number y with 1 <= y <= x for which x ^ y,
//! the bitwise exclusive or, is less than x, and replaces x by x ^ y. Two players take turns, and a player who cannot
//! move loses. For how many of the m^n lists does the first player win?
//!
//! **Input.** `n m` (1 <= n <= 10^18, 1 <= m <= 10^6). **Output.** The number of lists, modulo 998244353.
//!
//! **Theorem.** Let h be the largest power of two that is at most x. Then x has the Grundy value x - h + 1, and 0 has
//! the value 0. Let c(v) be the number of x from 1 to m that have the value v, and N a power of two above all values.
//! The *Walsh transform* of c is t(0), t(1), ..., t(N - 1): t(i) is the sum of the c(v) for which i & v, the bitwise
//! and, has an even number of digits 1, minus the sum of the other c(v). The first player loses on (t(0)^n + t(1)^n +
//! ... + t(N - 1)^n) / N lists, and wins on the others.
//!
//! **Example.** Let n = 4 and m = 5, as in the sample. The numbers 1, 2, 3, 4, 5 have the values 1, 1, 2, 1, 2, so
//! c(1) = 3, c(2) = 2 and N = 4.
//!
//! | i | 0 | 1 | 2 | 3 |
//! |---|---|---|---|---|
//! | t(i) | 3 + 2 = 5 | -3 + 2 = -1 | 3 - 2 = 1 | -3 - 2 = -5 |
//! | t(i)^4 | 625 | 1 | 1 | 625 |
//!
//! The first player loses on 1252 / 4 = 313 lists, and wins on 5^4 - 313 = 312.
//!
//! **Limit:** m is at most 1,000,000.
//!
//! **Complexity.** O(m log m + m log n).

use common::judge::{self, ensure, Input};
use common::walsh::{transform, PRIME};

/// `base` to the power of `exponent`, modulo the prime.
fn power(base: u64, exponent: u64) -> u64 {
    match (exponent, exponent % 2) {
        (0, _) => 1,
        (_, 0) => power(base * base % PRIME, exponent / 2),
        _ => base * power(base, exponent - 1) % PRIME,
    }
}

/// On how many lists of `n` numbers up to `m` the first player wins, modulo the prime.
fn won_lists(n: u64, m: usize) -> u64 {
    let mut counts = vec![0; ((m + 3) / 2).next_power_of_two()]; // as a value is at most (m + 1) / 2
    for x in 1..=m {
        let highest = (x + 1).next_power_of_two() / 2;
        counts[x - highest + 1] += 1;
    }
    transform(&mut counts);
    let sum: u64 = counts.iter().map(|&t| power(t, n)).sum();
    let lost = sum % PRIME * power(counts.len() as u64, PRIME - 2) % PRIME;
    (power(m as u64, n) + PRIME - lost) % PRIME
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.number(), input.read::<usize>());
    ensure!(m <= 1_000_000, "expected numbers up to 1000000, found {m}");
    Ok(won_lists(n, m).to_string())
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
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
