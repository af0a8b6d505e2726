// Where to submit: POJ 3537 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj3537/main.rs, which has the proof, by `cargo xtask bundle poj3537`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 3537 · Crosses and Crosses
//!
//! Two players take turns to put a cross into a free cell of a strip of n >= 3 cells. The player who makes three
//! crosses in a row wins. Who wins, the first player or the second?
//!
//! **Input.** n (3 <= n <= 2000). **Output.** `1` if the first player wins, otherwise `2`.
//!
//! **Theorem.** Let g(n) = 0 for n <= 0, and otherwise the mex of the Nim sums of g(i - 3) and g(n - i - 2), for i from
//! 1 to n. The first player wins if and only if g(n) is not 0.
//!
//! **Limit:** a strip of 3 to 2000 cells.
//!
//! **Complexity.** O(n^2).
//!
//! **Reference.** The game is Treblecross in E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your
//! Mathematical Plays*, chapter 4. No period of its values is known.

use std::convert::TryFrom;

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

/// The longest strip, by the statement.
const LARGEST: u64 = 2000;

/// The Grundy values of the rows of 0 to `n` cells that may be used.
fn grundy_values(n: usize) -> Vec<u64> {
    grundy_table(n + 1, |row, grundy| {
        let left = |cell: usize| grundy[cell.saturating_sub(3)];
        let right = |cell: usize| grundy[(row - cell).saturating_sub(2)];
        (1..=row).map(|cell| left(cell) ^ right(cell)).collect()
    })
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!((3..=LARGEST).contains(&n), "expected a strip of 3 to {LARGEST} cells, found {n}");
    let n = usize::try_from(n)?;
    Ok(if grundy_values(n)[n] != 0 { "1" } else { "2" })
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
