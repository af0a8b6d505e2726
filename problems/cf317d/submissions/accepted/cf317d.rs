// Where to submit: Codeforces 317D.
// Generated from problems/cf317d/main.rs, which has the proof, by `cargo xtask bundle cf317d`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 317D · Game with Powers
//!
//! The numbers from 1 to n are on the table. A move chooses one of them that is not barred; this number and all its
//! powers are barred from then on. (After 9, for example, neither 9 nor 81 can be chosen, but 3 and 27 can.) A player
//! who cannot move loses. Vasya moves first, then Petya. Who wins?
//!
//! **Input.** n (1 <= n <= 10^9). **Output.** `Vasya` or `Petya`, the winner.
//!
//! **Theorem.** For each b > 1 that is no power of a smaller number, the powers b, b^2, ..., b^k up to n are a chain of
//! length k. Let g(k) be the Grundy value of this game: from 1, ..., k choose a number that is not barred; it and all
//! its multiples are barred. Vasya wins if and only if the Nim sum of the g(k) of all chains is not 0; the number 1 is
//! a chain of length 1.
//!
//! **Limit:** n < 2^30, for the longest chain is that of 2.
//!
//! **Complexity.** O(sqrt(n)).

use common::judge::{self, ensure, Input};

/// The Grundy value of a chain, by its length.
const VALUES: [u64; 30] =
    [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

/// The Nim sum of the values of all chains of the numbers from 1 to `n`, which is less than 2^30.
fn nim_sum_of_chains(n: usize) -> u64 {
    let root = (1..1 << 15).take_while(|b| b * b <= n).count();
    let mut is_power = vec![false; root + 1];
    let mut nim_sum = 0;
    let mut alone = n; // how many numbers are in none of the chains so far
    for b in 2..=root {
        if is_power[b] {
            continue;
        }
        let (mut power, mut length) = (b, 1);
        while power <= n / b {
            power *= b;
            length += 1;
            if power <= root {
                is_power[power] = true;
            }
        }
        nim_sum ^= VALUES[length];
        alone -= length;
    }
    if alone % 2 == 1 {
        nim_sum ^= VALUES[1];
    }
    nim_sum
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    ensure!(n < 1 << 30, "expected a number below 2^30, found {n}");
    Ok(if nim_sum_of_chains(n) != 0 { "Vasya" } else { "Petya" })
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
}
