// Where to submit: LibreOJ 10244.
// Generated from problems/loj10244/main.rs, which has the proof, by `cargo xtask bundle loj10244`: change that file. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10244 · Taking Stones, the First Move
//!
//! There are N heaps of stones; a move takes stones from one heap, and how many must be one of M given numbers. A
//! player who cannot move loses. Does the first player win and, if so, with which first move? If several moves win, the
//! move from the earliest heap is wanted, and there the least take.
//!
//! **Input.** One number on each line: N, 1 <= N <= 10, then the N heaps, each of 1 to 1000 stones; M, 1 <= M <= 10,
//! then the M takes, different numbers from 1 to 10 in ascending order. **Output.** `NO`; or `YES`, and on a second
//! line the number of the heap, counted from 1, and the take.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps' Grundy values is not 0. A take from one
//! heap wins precisely when the rest of this heap has as its value the Nim sum of the values of the other heaps.
//!
//! **Limit:** heaps of at most 1,000,000 stones.
//!
//! **Complexity.** O(M h) for the largest heap h, then O(N M).

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

const LARGEST: usize = 1_000_000;

/// The first winning take, as the index of the heap and the stones taken, or none if the first player loses.
/// The takes are in ascending order.
fn winning_move(heaps: &[usize], takes: &[usize]) -> Option<(usize, usize)> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let takes_from = |heap| takes.iter().copied().filter(move |take| (1..=heap).contains(take));
    let values = grundy_table(largest + 1, |heap, values| {
        takes_from(heap).map(|take| values[heap - take]).collect()
    });
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    heaps.iter().enumerate().find_map(|(i, &heap)| {
        let others = sum ^ values[heap];
        takes_from(heap).find(|take| values[heap - take] == others).map(|take| (i, take))
    })
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.read::<usize>();
    let mut heaps = Vec::new();
    for _ in 0..n {
        let heap = input.read::<usize>();
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        heaps.push(heap);
    }
    let m = input.read::<usize>();
    let mut takes = Vec::new();
    for _ in 0..m {
        let take = input.read::<usize>();
        takes.push(take);
    }
    takes.sort_unstable();
    Ok(match winning_move(&heaps, &takes) {
        Some((i, take)) => format!("YES\n{} {take}", i + 1),
        None => "NO".to_string(),
    })
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
