// Where to submit: AtCoder AGC 002 E.
// Generated from problems/agc002e/main.rs, which has the proof, by `cargo xtask bundle agc002e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 002 E · Candy Piles
//!
//! There are N piles of candies. A move eats the largest pile, or one candy of every pile that is left. The player who
//! eats the last candy loses. Who wins?
//!
//! **Input.** N (1 <= N <= 10^5), then on the next line the N piles, of 1 to 10^9 candies. **Output.** `First` if the
//! first player wins, otherwise `Second`.
//!
//! **Theorem.** Let a(1) >= a(2) >= ... be the piles, and k the largest number with a(k) >= k. The first player loses
//! if and only if a(k) - k and the number of piles after a(k) that are equal to k are both even.
//!
//! **Limit:** one pile or more, none of them empty.
//!
//! **Complexity.** O(N log N).

use common::judge::{self, ensure, Input};

/// Whether the first player wins on these piles. There is one at least, and none is empty.
fn first_wins(mut piles: Vec<u64>) -> bool {
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let k = (1..).zip(&piles).take_while(|&(i, &pile)| pile >= i).count();
    let up = piles[k - 1] - k as u64;
    let right = piles[k..].iter().filter(|&&pile| pile == k as u64).count();
    up % 2 == 1 || right % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let piles = input.numbers(n);
    ensure!(
        !piles.is_empty() && !piles.contains(&0),
        "expected a pile or more, none of them empty"
    );
    Ok(if first_wins(piles) { "First" } else { "Second" })
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
}
