// Where to submit: AtCoder AGC 064 C.
// Generated from problems/agc064c/main.rs, which has the proof, by `cargo xtask bundle agc064c`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 064 C · Erase and Divide Game
//!
//! Different numbers from 0 on are on a board: all numbers of N intervals. A move erases either all even numbers or all
//! odd ones, and then replaces each of the others by its half, rounded down. The player after whose move the board is
//! empty wins. Takahashi moves first, then Aoki. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with N (N >= 1), and N lines with the ends l
//! and r of an interval, 0 <= l <= r <= 10^18. Each l is larger than the r before it. The sum of all N is at most 10^4.
//! **Output.** For each case a line with the winner, `Takahashi` or `Aoki`.
//!
//! **Theorem.** After d moves the position is given by a residue r modulo 2^d: left are the numbers r + 2^d y of the
//! board, each as y. Let f(d, r) say whether it is empty, lost or won for the player to move. Then f(60, r) is won if r
//! is on the board, and otherwise empty. For smaller d, f(d, r) follows from f(d + 1, r) and f(d + 1, r + 2^d): if both
//! are empty, it is empty; if both are won, it is lost; otherwise it is won. Takahashi wins if and only if f(0, 0) is won.
//!
//! **Limit:** the intervals are in ascending order, without common numbers, and below 2^60.
//!
//! **Complexity.** O(D N log N), where D = 60 is the number of binary digits.

use common::judge::{self, ensure, Input};

const DIGITS: u32 = 60;

/// What a position is for the player to move. On an empty board play is over.
#[derive(Clone, Copy, PartialEq)]
enum Position {
    Empty,
    Lost,
    Won,
}
use Position::{Empty, Lost, Won};

/// A run of equal cells of a row: its first cell, and what is in them. It ends where the next one begins.
type Run = (u64, Position);

/// The cell `x` of a row.
fn cell(runs: &[Run], x: u64) -> Position {
    runs[runs.partition_point(|run| run.0 <= x) - 1].1
}

/// A row, folded in the middle.
fn fold(runs: &[Run], middle: u64) -> Vec<Run> {
    let mut starts: Vec<u64> = runs.iter().map(|run| run.0 % middle).collect();
    starts.sort_unstable();
    starts.dedup();
    let options = starts.into_iter().map(|r| (r, cell(runs, r), cell(runs, r + middle)));
    let combined = options.map(|(r, even, odd)| match (even, odd) {
        (Empty, Empty) => (r, Empty),
        (Won, Won) => (r, Lost),
        _ => (r, Won),
    });
    combined.collect()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut runs = vec![(0, Empty)];
    for _ in 0..n {
        let (l, r) = (input.number(), input.number());
        let end = runs[runs.len() - 1].0;
        ensure!(end <= l && l <= r, "expected intervals in ascending order, found {l} {r}");
        ensure!(r >> DIGITS == 0, "expected a number below 2^{DIGITS}, found {r}");
        runs.extend([(l, Won), (r + 1, Empty)]);
    }
    for digit in (0..DIGITS).rev() {
        runs = fold(&runs, 1 << digit);
    }
    Ok(if cell(&runs, 0) == Won { "Takahashi" } else { "Aoki" })
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
