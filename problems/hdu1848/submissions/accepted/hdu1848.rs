// Where to submit: HDU 1848 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1848/main.rs, which has the proof, by `cargo xtask bundle hdu1848`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1848 · Taking Fibonacci numbers · Fibonacci again and again
//!
//! Three heaps of m, n and p stones. A move takes a Fibonacci number of stones (1, 2, 3, 5, 8, ...)
//! from one heap. The player who takes the last stone wins; Fibo moves first, Nacci second.
//!
//! **Theorem.** Fibo wins if and only if the Nim sum of the three Grundy values is not 0, where the Grundy value of a
//! heap is the mex of the values that its takes leave (Sprague and Grundy).
//!
//! **Limit:** heaps of at most 1,000,000 stones.
//!
//! **Input.** `m n p` for each case; `0 0 0` ends. **Output.** `Fibo` or `Nacci`.
//!
//! **Complexity.** O(h log h) for the largest heap h of the input, once; then O(1) per case.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

const LARGEST: usize = 1_000_000;

/// The Grundy value of a heap. `table` holds those of the smallest heaps, and grows as needed.
fn grundy(heap: usize, table: &mut Vec<u64>) -> u64 {
    while table.len() <= heap {
        let mut options = Vec::new();
        let (mut take, mut next) = (1, 2);
        while take <= table.len() {
            options.push(table[table.len() - take]);
            (take, next) = (next, take + next);
        }
        table.push(mex(options));
    }
    table[heap]
}

/// The table serves all cases.
fn solve(table: &mut Vec<u64>, input: &mut Input) -> judge::Result<&'static str> {
    let (m, n, p) = (input.read::<usize>(), input.read::<usize>(), input.read::<usize>());
    let mut sum = 0;
    for heap in [m, n, p] {
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        sum ^= grundy(heap, table);
    }
    Ok(if sum != 0 { "Fibo" } else { "Nacci" })
}

fn main() {
    let mut table = Vec::new();
    judge::until_zeros(3, |input| solve(&mut table, input))
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
