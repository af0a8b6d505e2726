// Where to submit: HackerRank digits-square-board-1, HackerRank digits-square-board.
// Generated from problems/digitssquareboard/main.rs, which has the proof, by `cargo xtask bundle digitssquareboard`: change that file. Licence: MIT OR Apache-2.0.

//! # HackerRank digits-square-board-1 · Digits Square Board
//!
//! A board of N by N cells has a digit from 1 to 9 in each cell. A move takes one of the boards that are there, of at
//! least two cells and with at least one number that is not prime, and cuts it into two boards along a line between its
//! rows or its columns. A player who finds no such board loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with N (1 <= N <= 30), then N lines with N
//! digits each, separated by spaces. **Output.** For each case a line: `First` or `Second`, the winner.
//!
//! **Theorem.** The value of a rectangle of cells is 0 if all its digits are prime, that is 2, 3, 5 or 7; otherwise it is
//! the mex, over all cuts, of the Nim sum of the two parts. The first player wins if and only if the value of the whole
//! board is not 0.
//!
//! **Complexity.** O(N⁵) per case: N⁴ rectangles, each with up to 2N - 2 cuts.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

/// The most rows and columns.
const MOST: usize = 30;

/// All a..b with 0 <= a < b <= n, each behind those that are parts of it.
fn spans(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).rev().flat_map(move |a| (a + 1..=n).map(move |b| (a, b)))
}

/// Whether the first player wins on this board of as many rows as columns, at most [`MOST`].
fn first_wins(board: &[Vec<u64>]) -> bool {
    let n = board.len();
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![vec![[[0; MOST + 1]; MOST + 1]; n + 1]; n + 1];
    for (a, b) in spans(n) {
        // For each column, whether it has a digit in these rows that is not prime.
        let is_other = |digit| !matches!(digit, 2 | 3 | 5 | 7);
        let has_other = |column| board[a..b].iter().any(|row: &Vec<u64>| is_other(row[column]));
        let others: Vec<bool> = (0..n).map(has_other).collect();
        for (c, d) in spans(n).filter(|&(c, d)| others[c..d].contains(&true)) {
            let across = (a + 1..b).map(|row| value[a][row][c][d] ^ value[row][b][c][d]);
            let along = (c + 1..d).map(|column| value[a][b][c][column] ^ value[a][b][column][d]);
            value[a][b][c][d] = mex(across.chain(along));
        }
    }
    value[0][n][0][n] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n <= MOST as u64, "expected at most {MOST} rows, found {n}");
    let board: Vec<Vec<u64>> = (0..n).map(|_| input.numbers(n)).collect();
    let are_digits = board.iter().flatten().all(|digit| (1..=9).contains(digit));
    ensure!(are_digits, "expected digits from 1 to 9");
    Ok(if first_wins(&board) { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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
