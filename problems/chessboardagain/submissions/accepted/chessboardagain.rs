// Where to submit: HackerRank a-chessboard-game, HackerRank chessboard-game-again-1.
// Generated from problems/chessboardagain/main.rs, which has the proof, by `cargo xtask bundle chessboardagain`: change that file. Licence: MIT OR Apache-2.0.

//! # HackerRank a-chessboard-game · Chessboard Game, Again!
//!
//! Coins lie on a board of 15 by 15 cells (x, y), with x and y from 1 to 15; a cell may have any number of them. A move
//! takes one coin from (x, y) to (x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), if that is a cell of
//! the board. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with the number k of coins
//! (1 <= k <= 1000), then k lines `x y`. **Output.** For each case `First` if the first player wins, otherwise
//! `Second`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the coins' cells is not 0. The
//! value of a cell is the mex of the values of the cells to which a coin can go from there.
//!
//! **Limit:** cells with x and y from 1 to 15.
//!
//! **Complexity.** O(1) per coin.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

const SIZE: usize = 15;

/// The Grundy value of a coin on (x, y) as `values[x][y]`; nothing stands in the row and the column 0.
fn grundy_values() -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; SIZE + 1]; SIZE + 1];
    for sum in 2..=2 * SIZE {
        for x in sum.saturating_sub(SIZE).max(1)..=SIZE.min(sum - 1) {
            let y = sum - x;
            let moves = [
                (x.wrapping_sub(2), y + 1),
                (x.wrapping_sub(2), y.wrapping_sub(1)),
                (x + 1, y.wrapping_sub(2)),
                (x - 1, y.wrapping_sub(2)),
            ];
            let on_board = |number: &usize| (1..=SIZE).contains(number);
            let cells = moves.iter().filter(|(x, y)| on_board(x) && on_board(y));
            values[x][y] = mex(cells.map(|&(x, y)| values[x][y]));
        }
    }
    values
}

/// The values serve all cases.
fn solve(values: &[Vec<u64>], input: &mut Input) -> judge::Result<&'static str> {
    let k = input.read::<usize>();
    let mut sum = 0;
    for _ in 0..k {
        let (x, y) = (input.read::<usize>(), input.read::<usize>());
        for number in [x, y] {
            let is_on_board = (1..=SIZE).contains(&number);
            ensure!(is_on_board, "expected a number from 1 to {SIZE}, found {number}");
        }
        sum ^= values[x][y];
    }
    Ok(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    let values = grundy_values();
    judge::counted(|input| solve(&values, input))
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
