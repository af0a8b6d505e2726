// Where to submit: Luogu P10506, AcWing 235.
// Generated from problems/luogu10506/main.rs, which has the proof, by `cargo xtask bundle luogu10506`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P10506 · Magic Beads
//!
//! Beads lie in n heaps. A move replaces a heap of p > 1 beads by one heap for each of its proper divisors (those below
//! p, 1 included), of as many beads, and then removes one of these new heaps. A player who cannot move, because all
//! heaps have a single bead, loses; Freda begins, Rainbow is second. Who wins?
//!
//! **Input.** Cases up to the end of the file (in this pack at most 1000): a line with n, 1 <= n <= 100, and a line
//! with the n heaps, each of 1 to 1000 beads. **Output.** For each case a line, `freda` or `rainbow`.
//!
//! **Theorem.** Freda wins if and only if the Nim sum of the Grundy values g of the heaps is not 0. The values are
//! g(1) = 0 and, for p > 1, g(p) = the mex of s ^ g(d) over all proper divisors d of p, where s is the Nim sum of g of
//! all proper divisors of p.
//!
//! **Complexity.** 500,000 divisions for the table of all heaps up to 1000, once; then O(n) per case.

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

/// The largest heap of the problem.
const LARGEST: usize = 1000;

/// The Grundy values of all heaps up to `largest`. (0 is no heap, and its value means nothing.)
fn grundy_values(largest: usize) -> Vec<u64> {
    grundy_table(largest + 1, |heap, values| {
        let divisors = (1..heap).filter(|divisor| heap % divisor == 0);
        let all = divisors.clone().fold(0, |sum, divisor| sum ^ values[divisor]);
        divisors.map(|divisor| all ^ values[divisor]).collect()
    })
}

/// `values` holds the Grundy values.
fn solve(values: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    let mut sum = 0;
    for _ in 0..n {
        let heap = input.read::<usize>();
        ensure!((1..values.len()).contains(&heap), "expected 1 to {LARGEST} beads, found {heap}");
        sum ^= values[heap];
    }
    Ok(if sum != 0 { "freda" } else { "rainbow" })
}

fn main() {
    let values = grundy_values(LARGEST);
    judge::to_end(|input| solve(&values, input))
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
