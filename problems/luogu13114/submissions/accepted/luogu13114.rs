// Where to submit: Luogu P13114.
// Generated from problems/luogu13114/main.rs, which has the proof, by `cargo xtask bundle luogu13114`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P13114 · Bacterial Tactics
//!
//! Some cells of a board are radioactive, the others empty. A move places a colony of bacteria in an empty cell. It
//! spreads over the empty cells of its row to both sides, or of its column up and down, as the player chooses, until it
//! meets bacteria or the edge; if it meets a radioactive cell, that player loses. A player who finds no empty cell
//! loses. In how many ways, a cell and a direction, can the first player begin and win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line `R C`, 1 <= R, C <= 15, then R rows of C cells, `.` if
//! empty, `#` if radioactive. **Output.** For each case a line `Case #1: 7`, with the number of the case, from 1 on,
//! and that of the ways.
//!
//! **Theorem.** A row or column of a rectangle is safe if it has no radioactive cell there. The value of a rectangle is
//! the mex over its safe rows and columns of the Nim sum of the two parts beside it; an empty part has the value 0. A
//! safe row of the board whose parts have equal values counts once for each of its cells, and so does such a column.
//!
//! **Complexity.** O(k⁵) for a board of k by k cells.

use common::judge::{self, ensure, Input};

/// The most rows and columns.
const MOST: usize = 15;

/// The number of winning first moves on a board of at least one row and column.
fn winning_moves(board: &[Vec<u8>]) -> usize {
    let mut ways = 0; // the winning moves on the last rectangle: in the end on the whole board
    let (height, width) = (board.len(), board[0].len());
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![vec![[[0; MOST + 1]; MOST + 1]; MOST + 1]; MOST + 1];
    // The parts of a span a..b come before it: they begin later, or in the same place and end earlier.
    for (a, b) in (0..height).rev().flat_map(|a| (a + 1..=height).map(move |b| (a, b))) {
        for (c, d) in (0..width).rev().flat_map(|c| (c + 1..=width).map(move |d| (c, d))) {
            let mut seen = [false; 32]; // of at most 30 safe rows and columns, so no value is larger
            ways = 0;
            for row in (a..b).filter(|&row| !board[row][c..d].contains(&b'#')) {
                let sum = value[a][row][c][d] ^ value[row + 1][b][c][d];
                seen[sum] = true;
                ways += if sum == 0 { d - c } else { 0 };
            }
            for column in (c..d).filter(|&at| board[a..b].iter().all(|row| row[at] != b'#')) {
                let sum = value[a][b][c][column] ^ value[a][b][column + 1][d];
                seen[sum] = true;
                ways += if sum == 0 { b - a } else { 0 };
            }
            value[a][b][c][d] = seen.iter().take_while(|&&seen| seen).count();
        }
    }
    ways
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let (r, c) = (input.number(), input.number());
    let is_board = (1..=15).contains(&r) && (1..=15).contains(&c);
    ensure!(is_board, "expected a board of 1 by 1 to 15 by 15 cells, found {r} by {c}");
    let mut board = Vec::new();
    for _ in 0..r {
        let row = input.read::<String>();
        let is_row = row.len() as u64 == c && row.bytes().all(|cell| b".#".contains(&cell));
        ensure!(is_row, "expected a row of {c} cells, . or #, found {row:?}");
        board.push(row.into_bytes());
    }
    Ok(format!("Case #{number}: {}", winning_moves(&board)))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
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
}
