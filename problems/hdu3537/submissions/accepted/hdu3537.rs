// Where to submit: HDU 3537 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3537/main.rs, which has the proof, by `cargo xtask bundle hdu3537`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3537 · Daizhenyang's Coin
//!
//! Coins lie in a row, numbered from 0 from the left. A move turns over one, two or three of them, wherever they lie;
//! the rightmost of these must show heads before it is turned. A player who cannot move loses. The places of the heads
//! are given, some of them perhaps more than once: does the first player lose?
//!
//! **Input.** Cases up to the end of the file (in this pack at most 1000): `n`, 0 <= n <= 100, then on a line the
//! places of n heads, each from 0 to 10^8 - 1; if n is 0, this line may be empty or missing. **Output.** For each case
//! a line, `Yes` if the first player *loses*, otherwise `No`.
//!
//! **Theorem.** The first player loses if and only if the Nim sum of the values of all heads is 0. A head at x has the
//! value 2x or 2x + 1, whichever has an odd number of ones in binary.
//!
//! **Complexity.** O(n log n) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 14,
//! "Turn and Turn About".

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The Grundy value of a single head at `place`.
fn value(place: u64) -> u64 {
    2 * place + u64::from(place.count_ones() % 2 == 0)
}

/// Whether the first player loses with heads at these places.
fn first_loses(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    nim_sum(heads.into_iter().map(value)) == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heads = input.numbers(n);
    Ok(if first_loses(heads) { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
