// Where to submit: AtCoder Typical90 AE.
// Generated from problems/typical90ae/main.rs, which has the proof, by `cargo xtask bundle typical90ae`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder Typical90 AE · VS AtCoder
//!
//! There are N heaps of white and blue stones. A move chooses a heap, with w white and b blue stones. Either it takes a
//! white stone away and adds w blue stones, if w >= 1; or it takes away 1 to b / 2 blue stones, where b / 2 is rounded
//! down. Two players take turns, and a player who cannot move loses. Who wins, the first player or the second?
//!
//! **Input.** N (1 <= N <= 10^5), then a line with the white stones of all heaps, then a line with the blue stones of
//! all heaps; a heap has 0 to 50 stones of each colour, and at least one stone. **Output.** `First` or `Second`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the values g(w, b) of the heaps is not 0. g(w, b)
//! is the mex of g(w - 1, b + w), if w >= 1, and of g(w, b - k) for 1 <= k <= b / 2.
//!
//! **Limit:** at most 50 stones of a colour in a heap.
//!
//! **Complexity.** O(B²) for each of 51 rows of at most B = 1326 values, once; then O(1) per heap.

use std::convert::TryFrom;

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

/// The most stones of a colour in a heap at the start.
const MOST: u64 = 50;

/// The Grundy values `[w][b]` of all heaps of at most `most` white and `most` blue stones, and of those that they
/// can become.
fn grundy_values(most: usize) -> Vec<Vec<u64>> {
    let mut values: Vec<Vec<u64>> = Vec::new();
    for w in 0..=most {
        let above: usize = (w + 1..=most).sum(); // what the moves from larger w add
        let row = grundy_table(most + above + 1, |b, row| {
            let mut options = row[b - b / 2..b].to_vec();
            if let Some(fewer_white) = values.last() {
                options.push(fewer_white[b + w]);
            }
            options
        });
        values.push(row);
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let (white, blue) = (input.numbers(n), input.numbers(n));
    let most = white.iter().chain(&blue).copied().max().unwrap_or(0);
    ensure!(most <= MOST, "expected at most {MOST} stones of a colour, found {most}");
    let values = grundy_values(usize::try_from(most)?);
    let mut sum = 0;
    for (w, b) in white.into_iter().zip(blue) {
        sum ^= values[usize::try_from(w)?][usize::try_from(b)?];
    }
    Ok(if sum != 0 { "First" } else { "Second" })
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

        /// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
        /// position smaller, from the bottom up.
        pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
            let mut table = Vec::with_capacity(len);
            for position in 0..len {
                let value = mex(options(position, &table));
                table.push(value);
            }
            table
        }
    }
}
