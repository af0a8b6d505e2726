// Where to submit: Codeforces 1033C.
// Generated from problems/cf1033c/main.rs, which has the proof, by `cargo xtask bundle cf1033c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1033C · Permutation Game
//!
//! There are n cells in a row, and the numbers 1 to n are in them in any order. A token lies in one of the cells. A
//! move takes it from cell i to a cell with a larger number, and the distance of the two cells must be a multiple of
//! the number in cell i. A player who cannot move loses. Alice moves first, then Bob. Who wins, for each cell in which
//! the token may lie at the beginning?
//!
//! **Input.** n (1 <= n <= 10^5), then the n numbers in the cells. **Output.** A word of n letters, for the cells from
//! first to last: `A` where Alice wins, `B` where Bob does.
//!
//! **Theorem.** Go through the cells from the largest number down to 1. Alice wins from a cell if and only if one of
//! the cells to which the token can move is among those that were found lost.
//!
//! **Complexity.** O(n log n).

use common::judge::{self, ensure, Input};

/// For each cell whether the player to move wins with the token there. The row has 1 to n in any order.
fn won_cells(row: &[usize]) -> Vec<bool> {
    let mut cells: Vec<usize> = (0..row.len()).collect();
    cells.sort_by_key(|&cell| row[cell]);
    let mut won = vec![false; row.len()];
    for cell in cells.into_iter().rev() {
        let mut others = (cell % row[cell]..row.len()).step_by(row[cell]);
        won[cell] = others.any(|other| row[other] > row[cell] && !won[other]);
    }
    won
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.read::<usize>();
    let mut row = Vec::new();
    for _ in 0..n {
        let x = input.read::<usize>();
        row.push(x);
    }
    let mut sorted = row.clone();
    sorted.sort_unstable();
    ensure!(sorted.into_iter().eq(1..=n), "expected 1 to {n}, each of them once");
    Ok(won_cells(&row).into_iter().map(|wins| if wins { 'A' } else { 'B' }).collect())
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
}
