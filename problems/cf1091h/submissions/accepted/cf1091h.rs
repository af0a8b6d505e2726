// Where to submit: Codeforces 1091H.
// Generated from problems/cf1091h/main.rs, which has the proof, by `cargo xtask bundle cf1091h`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1091H · New Year and the Tricolore Recreation
//!
//! Each of n rows has a blue, a white and a red token, in this order from left to right. Alice moves a blue token, or
//! the blue and the white token of a row together, k cells to the right; Bob moves a red token, or the red and the
//! white token of a row together, k cells to the left. The order must stay, and no two tokens may share a cell. The
//! player chooses k, which is a prime or the product of two primes, maybe equal, but not f. A player who cannot move
//! loses. Who wins if Alice begins, and who if Bob does?
//!
//! **Input.** n and f (1 <= n <= 10^5, 2 <= f <= 200,000), then n lines `b w r`, the places of the blue, the white and
//! the red token of a row, with -10^5 <= b < w < r <= 10^5. **Output.** The winner, `Alice` or `Bob`, if Alice begins;
//! on a second line the winner if Bob begins.
//!
//! **Theorem.** Each row is two heaps: the empty cells between blue and white, and those between white and red. A move
//! takes k stones from a heap. The player who begins wins if and only if the Nim sum of the Grundy values is not 0.
//!
//! **Limit:** gaps of 0 to 200,000 cells.
//!
//! **Complexity.** O(d^2 / 64 + n) for a largest gap of d cells.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The least prime factor of a number from 2 on.
fn least_factor(n: usize) -> usize {
    (2..n).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n)
}

/// The Grundy values of the gaps from 0 to `largest`.
fn grundy_values(largest: usize, forbidden: u64) -> Vec<u64> {
    let words = largest / 64 + 1;
    let mut moves = vec![vec![0u64; words + 1]; 64]; // moves[shift] has a 1 in the place k + shift for each move k
    for k in 2..=largest {
        let other = k / least_factor(k); // 1, or a prime, if k is a prime or the product of two
        if least_factor(other) == other && k as u64 != forbidden {
            for (shift, set) in moves.iter_mut().enumerate() {
                set[(k + shift) / 64] |= 1 << ((k + shift) % 64);
            }
        }
    }
    let mut values = Vec::new();
    let mut reaching: Vec<Vec<u64>> = Vec::new(); // for each value, the set of the gaps with such an option
    for gap in 0..=largest {
        let (word, shift) = (gap / 64, gap % 64);
        let value = reaching.iter().take_while(|set| set[word] >> shift & 1 == 1).count();
        if value == reaching.len() {
            reaching.push(vec![0; words]);
        }
        for (set, moves) in reaching[value][word..].iter_mut().zip(&moves[shift]) {
            *set |= moves;
        }
        values.push(value as u64);
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, f) = (input.number(), input.number());
    let mut gaps = Vec::new();
    for _ in 0..n {
        let (blue, white, red) = (input.read::<i64>(), input.read::<i64>(), input.read::<i64>());
        for (left, right) in [(blue, white), (white, red)] {
            let gap = right.saturating_sub(left).saturating_sub(1);
            ensure!((0..=200_000).contains(&gap), "expected a gap from 0 to 200000, found {gap}");
            gaps.push(usize::try_from(gap)?);
        }
    }
    let values = grundy_values(gaps.iter().copied().max().unwrap_or(0), f);
    let sum = nim_sum(gaps.iter().map(|&gap| values[gap]));
    Ok(if sum != 0 { "Alice\nBob" } else { "Bob\nAlice" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
