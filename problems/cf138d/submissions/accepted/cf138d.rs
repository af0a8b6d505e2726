// Where to submit: Codeforces 138D.
// Generated from problems/cf138d/main.rs, which has the proof, by `cargo xtask bundle cf138d`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 138D · World of Darkraft
//!
//! Each cell of a board has a letter, L, R or X. A move chooses a cell that is not used yet, and uses it and all cells
//! that its rays pass. A ray runs diagonally up to the edge of the board, or up to a used cell. L sends rays to the
//! lower left and the upper right, R to the upper left and the lower right, and X to all four. A player who cannot move
//! loses. Who wins?
//!
//! **Input.** n and m, from 1 to 20, then n rows of m letters. **Output.** `WIN` if the first player wins, otherwise
//! `LOSE`.
//!
//! **Theorem.** Colour the board like a chessboard. The first player wins if and only if the two colours have different
//! Grundy values, which are computed by mex: the diagonals of a colour are the rows and columns of a rectangle, and a
//! move cuts a rectangle into 2 or 4 smaller ones, whose values are added as a Nim sum.
//!
//! **Limit:** a board of at most 20 by 20 cells.
//!
//! **Complexity.** O(k⁴ n m) time and O(k⁴) memory, k = (n + m) / 2; about 8 million steps for n = m = 20.

use common::judge::{self, ensure, Input};

/// The most rows and columns of the board, and of a colour's rectangle.
const MOST: usize = 20;

/// The Grundy value of a colour: `letters` has its rectangle, of `size` rows and columns, and 0 off the board.
fn grundy(letters: &[[u8; MOST]; MOST], size: usize) -> u8 {
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![[[[0_u8; MOST + 1]; MOST + 1]; MOST + 1]; MOST + 1];
    // The parts of a span a..b come before it: they begin later, or in the same place and end earlier.
    let spans: Vec<_> = (0..size).rev().flat_map(|a| (a + 1..=size).map(move |b| (a, b))).collect();
    for &(a, b) in &spans {
        for &(c, d) in &spans {
            let mut seen = [false; 256]; // of at most 200 cells, so no value is larger
            for row in a..b {
                for column in c..d {
                    let option = match letters[row][column] {
                        b'L' => value[a][row][c][d] ^ value[row + 1][b][c][d],
                        b'R' => value[a][b][c][column] ^ value[a][b][column + 1][d],
                        b'X' => {
                            let above = value[a][row][c][column] ^ value[a][row][column + 1][d];
                            let below =
                                value[row + 1][b][c][column] ^ value[row + 1][b][column + 1][d];
                            above ^ below
                        }
                        _ => continue,
                    };
                    seen[usize::from(option)] = true;
                }
            }
            let mut mex = 0;
            while seen[usize::from(mex)] {
                mex += 1;
            }
            value[a][b][c][d] = mex;
        }
    }
    value[0][size][0][size]
}

/// Whether the first player wins on a board of `rows` of equal length, at least 1.
fn first_wins(rows: &[String]) -> bool {
    let size = (rows.len() + rows[0].len()) / 2;
    let mut colours = [[[0; MOST]; MOST]; 2];
    for (i, row) in rows.iter().enumerate() {
        for (j, letter) in row.bytes().enumerate() {
            colours[(i + j) % 2][(i + j) / 2][(i + row.len() - 1 - j) / 2] = letter;
        }
    }
    grundy(&colours[0], size) != grundy(&colours[1], size)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    ensure!(
        (1..=20).contains(&n) && (1..=20).contains(&m),
        "expected a board of at most 20 by 20, found {n} by {m}"
    );
    let mut rows = Vec::new();
    for _ in 0..n {
        let row = input.read::<String>();
        ensure!(
            row.len() as u64 == m && row.bytes().all(|letter| b"LRX".contains(&letter)),
            "expected a row of {m} letters L, R and X, found {row:?}"
        );
        rows.push(row);
    }
    Ok(if first_wins(&rows) { "WIN" } else { "LOSE" })
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
