// Where to submit: HDU 4664 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4664/main.rs, which has the proof, by `cargo xtask bundle hdu4664`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4664 · Disjoint segments in a convex polygon · Triangulation
//!
//! On each of m planes there are points, the corners of a convex polygon. A move draws a segment between two points
//! of one plane, without a point in common with any segment drawn before, not even an end. A player who cannot
//! move loses. Carol moves first. Who wins?
//!
//! **Theorem.** A plane of n points has the Grundy value g(n) of a row of n skittles in Dawson's Kayles, where a move
//! knocks down two neighbours. From n = 53 on these values have the period 34. Carol wins if and only if the Nim sum of
//! the values is not 0.
//!
//! **Input.** A number of cases; for each `m`, and then m numbers of points. **Output.** `Carol` or `Dave`.
//!
//! **Complexity.** O(m) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the values, and the theorem that proves the period.

use std::convert::TryFrom;

use common::grundy::grundy_table;
use common::judge::{self, Input};

/// From here on the values have this period.
const START: usize = 53;
const PERIOD: usize = 34;

/// The Grundy values of all planes with fewer than `count` points.
fn grundy_values(count: usize) -> Vec<u64> {
    grundy_table(count, |n, grundy| (2..=n).map(|i| grundy[i - 2] ^ grundy[n - i]).collect())
}

/// A number below `START + PERIOD` of points that have the value of `n` points. Any `u64`.
fn reduced(n: u64) -> u64 {
    let (start, period) = (START as u64, PERIOD as u64);
    if n < start {
        n
    } else {
        start + (n - start) % period
    }
}

/// `grundy` has the values of all planes with fewer than `START + PERIOD` points.
fn solve(grundy: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let planes = input.number();
    let mut sum = 0;
    for points in input.numbers(planes) {
        sum ^= grundy[usize::try_from(reduced(points))?];
    }
    Ok(if sum != 0 { "Carol" } else { "Dave" })
}

fn main() {
    let grundy = grundy_values(START + PERIOD);
    judge::counted(|input| solve(&grundy, input))
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
