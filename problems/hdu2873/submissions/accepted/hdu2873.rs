// Where to submit: HDU 2873 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2873/main.rs, which has the proof, by `cargo xtask bundle hdu2873`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2873 · Bomb Game
//!
//! Bombs lie on some cells of a board. A move explodes a bomb in row p and column q. If p, q > 1, the move puts one
//! bomb on a cell (u, q) with u < p and another bomb on a cell (p, v) with v < q; in the first row or column, it puts
//! one bomb on a cell of this row or column that is nearer to (1, 1). A bomb on (1, 1) vanishes immediately, and so do
//! two bombs on the same cell. A player who has no bomb to explode loses. John moves first, then Jack. Who wins?
//!
//! **Input.** For each case (in this pack at most 1000) a line `n m`, 1 <= n, m <= 50, and n rows of m characters, `#`
//! for a bomb and `.` for none; `0 0` ends. **Output.** For each case a line, `John` or `Jack`.
//!
//! **Theorem.** John wins if and only if the Nim sum of the values g of the bombs is not 0. The values are g(1, q) =
//! q - 1, g(p, 1) = p - 1, and otherwise g(p, q) is the mex of g(u, q) ^ g(p, v) over all u < p and v < q.
//!
//! **Complexity.** O(nm) per case, after a table of 2500 values, each the mex of up to 2401 options.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

/// The values of a bomb on each cell of a square board, with rows and columns from 0.
fn bombs(size: usize) -> Vec<Vec<u64>> {
    let mut value = vec![vec![0; size]; size];
    for (p, q) in (0..size).flat_map(|p| (0..size).map(move |q| (p, q))) {
        value[p][q] = if p == 0 || q == 0 {
            (p + q) as u64
        } else {
            let pairs = (0..p).flat_map(|u| (0..q).map(move |v| (u, v)));
            mex(pairs.map(|(u, v)| value[u][q] ^ value[p][v]))
        };
    }
    value
}

/// `value` is the table of [`bombs`] on a board of 50 by 50 cells.
fn solve(value: &[Vec<u64>], input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    let is_board = (1..=50).contains(&n) && (1..=50).contains(&m);
    ensure!(is_board, "expected a board of at most 50 by 50 cells, found {n} by {m}");
    let mut sum = 0;
    for values in &value[..n] {
        let row = input.read::<String>();
        let is_row = row.len() == m && row.bytes().all(|cell| b"#.".contains(&cell));
        ensure!(is_row, "expected a row of {m} cells # and ., found {row:?}");
        for (cell, value) in row.bytes().zip(values) {
            if cell == b'#' {
                sum ^= value;
            }
        }
    }
    Ok(if sum != 0 { "John" } else { "Jack" })
}

fn main() {
    let value = bombs(50);
    judge::until_zeros(2, |input| solve(&value, input))
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
