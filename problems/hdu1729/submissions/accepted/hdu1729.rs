// Where to submit: HDU 1729 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1729/main.rs, which has the proof, by `cargo xtask bundle hdu1729`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1729 · Stone Game
//!
//! There are N boxes, each with a size s and c stones in it. A move puts stones into one box: at least one, at most the
//! square of the number of stones in it, and not more than fit. A player who cannot move loses. Does the first player
//! win?
//!
//! **Input.** For each case (in this pack at most 1000) `N`, 1 <= N <= 50, and then N lines `s c`, 0 <= c <= s <= 10^6;
//! N = 0 ends. **Output.** For each case two lines, `Case i:`, where i counts the cases from 1, and `Yes` if the first
//! player wins, otherwise `No`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the boxes' Grundy values is not 0. Let t be the
//! largest number with t + t² < s. A box that is full or has c > t stones has the value s - c; any other box has that
//! of a box of size t with as many stones.
//!
//! **Complexity.** O(log log s) square roots per box, each by bisection.

use common::judge::{self, ensure, Input};

/// The largest number t with t + t² < `size`, which is at least 1: from there a box cannot be filled at once.
fn largest_stuck(size: u64) -> u64 {
    let (mut low, mut high) = (0, 1 << 32); // t is at least `low` and less than `high`
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle + middle * middle < size {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The Grundy value of a box of this size with this many stones, which are not more than fit. Any `u64`.
fn grundy(mut size: u64, stones: u64) -> u64 {
    while stones < size {
        let stuck = largest_stuck(size);
        if stones > stuck {
            break;
        }
        size = stuck;
    }
    size - stones
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let (size, stones) = (input.number(), input.number());
        ensure!(stones <= size, "expected at most {size} stones, found {stones}");
        sum ^= grundy(size, stones);
    }
    Ok(format!("Case {number}:\n{}", if sum != 0 { "Yes" } else { "No" }))
}

fn main() {
    let mut number = 0;
    judge::until_zeros(1, |input| {
        number += 1;
        solve(number, input)
    })
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the cases before one that begins with `count` zeros, up to one that cannot be read or computed.
        pub fn until_zeros<A: AsRef<str>>(
            count: usize,
            mut solve: impl FnMut(&mut Input) -> Result<A>,
        ) {
            let mut input = Input::stdin();
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
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
