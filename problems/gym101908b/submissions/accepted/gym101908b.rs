// Where to submit: Codeforces gym 101908B.
// Generated from problems/gym101908b/main.rs, which has the proof, by `cargo xtask bundle gym101908b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces gym 101908B · Marbles
//!
//! Marbles lie on the cells of a board whose rows and columns are numbered from 0; a cell may have several. A move
//! takes a marble any number of cells, at least one, up, or to the left, or as many up as to the left. The player who
//! first brings a marble to the corner (0, 0) wins. Does the first player win?
//!
//! **Input.** N (1 <= N <= 1000), then for each marble a line with its row and its column, both from 1 to 100.
//! **Output.** `Y` if the first player wins, otherwise `N`.
//!
//! **Theorem.** The player to move wins in one move if some marble is in row 0, in column 0, or on the diagonal from
//! the corner. Otherwise forbid the moves to these cells: then the marbles are a sum of games, and the player to move
//! wins if and only if the Nim sum of their Grundy values is not 0.
//!
//! **Limit:** rows and columns up to 100.
//!
//! **Complexity.** O(k³) for the values of k by k cells, and O(N).

use common::grundy::mex;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The last row and column.
const LAST: usize = 100;

/// The value of a marble on each cell up to this row and column; nothing where the player to move wins at once.
fn grundy_values(last: usize) -> Vec<Vec<Option<u64>>> {
    let mut values = vec![vec![None; last + 1]; last + 1];
    for row in 1..=last {
        for column in (1..=last).filter(|&column| column != row) {
            let up = (0..row).map(|to| values[to][column]);
            let left = (0..column).map(|to| values[row][to]);
            let both = (1..=row.min(column)).map(|cells| values[row - cells][column - cells]);
            values[row][column] = Some(mex(up.chain(left).chain(both).flatten()));
        }
    }
    values
}

/// Whether the player to move wins with marbles on these cells, given by row and column.
fn first_wins(marbles: &[(usize, usize)]) -> bool {
    let last = marbles.iter().map(|&(row, column)| row.max(column)).max().unwrap_or(0);
    let values = grundy_values(last);
    let values: Vec<_> = marbles.iter().map(|&(row, column)| values[row][column]).collect();
    values.contains(&None) || nim_sum(values.into_iter().flatten()) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    let mut marbles = Vec::new();
    for _ in 0..n {
        let (row, column) = (input.read::<usize>(), input.read::<usize>());
        let is_on_board = row <= LAST && column <= LAST;
        ensure!(is_on_board, "expected rows and columns up to {LAST}, found {row} and {column}");
        marbles.push((row, column));
    }
    Ok(if first_wins(&marbles) { "Y" } else { "N" })
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
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
