// Where to submit: HDU 1536, HDU 1944, POJ 2960, BOJ 6699, Kattis snim, LibreOJ 10247 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1536/main.rs, which has the proof, by `cargo xtask bundle hdu1536`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1536 · Nim with a subtraction set · S-Nim
//!
//! Nim with one more rule: the number of beads taken from a heap must be in the set S. A player who cannot move loses.
//! For each position: does the player to move win?
//!
//! **Theorem.** That player wins if and only if the Nim sum of the Grundy values of the heaps is not 0, where the
//! Grundy value of a heap h is the mex of the values of h - s, for all s <= h in S (Sprague and Grundy).
//!
//! **Limit:** heaps of at most 10,000,000 beads.
//!
//! **Input.** For each set: `k` and then k takes; the number of positions; for each position its number
//! of heaps and the heaps. k = 0 ends, or the end of the file. **Output.** For each set a line with a letter for
//! each position, `W` for won or `L` for lost.
//!
//! **Complexity.** O(k h) per set for its largest heap h, then O(1) per heap.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

const LARGEST: usize = 10_000_000;

/// The Grundy value of a heap. `table` holds those of the smallest heaps, and grows as needed.
fn grundy(heap: usize, takes: &[usize], table: &mut Vec<u64>) -> u64 {
    while table.len() <= heap {
        let heap = table.len();
        let takes = takes.iter().filter(|take| (1..=heap).contains(*take));
        let value = mex(takes.map(|take| table[heap - take]));
        table.push(value);
    }
    table[heap]
}

/// Answers the next set of `input`: a letter for each of its positions.
fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.read::<usize>();
    let mut takes = Vec::new();
    for _ in 0..k {
        let take = input.read::<usize>();
        takes.push(take);
    }
    let mut table = Vec::new();

    let rows = input.read::<usize>();
    let mut letters = String::new();
    for _ in 0..rows {
        let heaps = input.read::<usize>();
        let mut sum = 0;
        for _ in 0..heaps {
            let heap = input.read::<usize>();
            ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} beads, found {heap}");
            sum ^= grundy(heap, &takes, &mut table);
        }
        letters.push(if sum != 0 { 'W' } else { 'L' });
    }
    Ok(letters)
}

fn main() {
    judge::until_zeros(1, solve)
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
    }
}
