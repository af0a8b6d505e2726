// Where to submit: Codeforces 1458E.
// Generated from problems/cf1458e/main.rs, which has the proof, by `cargo xtask bundle cf1458e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1458E · Nim Shortcuts
//!
//! There are two heaps, of a and b stones. A move takes any number of stones, at least one, from one heap. Certain
//! pairs (a, b) are shortcuts: a player who has to move there loses immediately, and so does a player who cannot move.
//! Who wins?
//!
//! **Input.** n and m (1 <= n, m <= 10^5), then n lines, each with a shortcut `a b`, and m lines, each with a start
//! `a b`; all heaps have 0 to 10^9 stones. In this pack the shortcuts are different. **Output.** For each start `WIN`
//! if the first player wins, otherwise `LOSE`.
//!
//! **Theorem.** Take (a, b) for the cell in column a and row b of a board. Walk from x = y = 0 on. If column x has a
//! shortcut below row y, this column is passed, and x grows by 1. If row y has a shortcut to the left of column x, this
//! row is passed, and y grows by 1. If both hold, both grow. If neither holds, the cell (x, y) is found, and both grow.
//! The lost cells are the shortcuts and the cells found.
//!
//! **Limit:** heaps of less than 2^64 - 1 stones.
//!
//! **Complexity.** O((n + m) log n).

use common::judge::{self, ensure, Input};

/// The runs of cells that are found: first column and row, and length. The shortcuts are sorted by columns, by rows.
fn found(mut columns: &[(u64, u64)], mut rows: &[(u64, u64)]) -> Vec<(u64, u64, u64)> {
    let end = (u64::MAX, u64::MAX); // behind all shortcuts
    let (mut runs, mut x, mut y) = (Vec::new(), 0, 0);
    while x.max(y) < u64::MAX {
        columns = &columns[columns.iter().take_while(|shortcut| shortcut.0 < x).count()..];
        rows = &rows[rows.iter().take_while(|shortcut| shortcut.0 < y).count()..];
        // The next column with a shortcut, and the lowest one there; the next row, and the leftmost one there.
        let (column, row) = (*columns.first().unwrap_or(&end), *rows.first().unwrap_or(&end));
        let (passes_column, passes_row) = (column < (x, y), row < (y, x));
        if passes_column || passes_row {
            x += u64::from(passes_column);
            y += u64::from(passes_row);
        } else {
            let length = (column.0 - x).min(row.0 - y).max(1);
            runs.push((x, y, length));
            (x, y) = (x + length, y + length);
        }
    }
    runs
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.number(), input.number());
    let (mut columns, mut rows) = (Vec::new(), Vec::new());
    for _ in 0..n {
        let (a, b) = (input.number(), input.number());
        ensure!(a.max(b) < u64::MAX, "expected fewer stones, found {a} {b}");
        columns.push((a, b));
        rows.push((b, a));
    }
    columns.sort_unstable();
    rows.sort_unstable();
    let runs = found(&columns, &rows);
    let mut answers = Vec::new();
    for _ in 0..m {
        let (a, b) = (input.number(), input.number());
        ensure!(a.max(b) < u64::MAX, "expected fewer stones, found {a} {b}");
        // Up to column a there is a run, as the first begins in column 0.
        let (x, y, length) = runs[runs.partition_point(|run| run.0 <= a) - 1];
        let is_found = a - x < length && b.checked_sub(y) == Some(a - x);
        let is_lost = is_found || columns.binary_search(&(a, b)).is_ok();
        answers.push(if is_lost { "LOSE" } else { "WIN" });
    }
    Ok(answers.join("\n"))
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
}
