// Where to submit: Luogu P1971, LibreOJ 2447.
// Generated from problems/luogu1971/main.rs, which has the proof, by `cargo xtask bundle luogu1971`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P1971 · The Rabbit and Egg Game
//!
//! A board of n rows and m columns is full of pieces, black (X) and white (O), except for one gap. A move slides a
//! piece from a cell beside the gap, in its row or column, into the gap. Rabbit moves white pieces and Egg black
//! pieces, taking turns; Rabbit begins, and a player who cannot move loses. The input is a game that Rabbit lost. A
//! move of hers is a mistake if before it she could win against any play, and after it Egg could. Find her mistakes.
//!
//! **Input.** `n m` (1 <= n, m <= 40), then n lines of m characters: `X`, `O`, and `.` for the gap. Then k
//! (1 <= k <= 1000) and 2k lines with the moves, Rabbit's and Egg's alternately: the row and the column of the piece,
//! counted from 1. At the end it is Rabbit's turn, and she cannot move.
//!
//! **Output.** The number of mistakes, then for each its number among Rabbit's moves, counted from 1, in ascending
//! order, each on a line.
//!
//! **Theorem.** Count the gap at the start as black, and join two cells side by side if their colours differ at the
//! start. At any time the player to move wins if and only if every maximum matching of the cells that the gap has not
//! left covers the cell of the gap. To find this for all times, begin with a maximum matching of the cells that the gap
//! never left, and put the others back, the last first. If the matching can be augmented when a cell is put back, the
//! player whose turn it was with the gap on this cell could win; otherwise not.
//!
//! **Example.** In the first sample, `XO.OXO`, the gap goes from cell 3 to 2 and to 1. It never left cells 1, 4, 5 and
//! 6, whose maximum matching has 1 edge. With cell 2 there are 2 edges, so Egg could win with the gap there; with cell
//! 3 there are 3, so Rabbit could win with the gap there. Hence her move 1 was a mistake.
//!
//! **Limit:** boards of up to 100 by 100 cells.
//!
//! **Complexity.** O(c²) for c cells; much less on most boards.

use common::judge::{self, ensure, Input};

/// Whether an alternating path from a cell makes the matching larger. If so, it is made larger.
fn augment(v: usize, cells: &[u8], width: usize, partner: &mut [usize], seen: &mut [bool]) -> bool {
    for w in [v + 1, v + width, v - 1, v - width] {
        let are_joined = cells[w] != b' ' && cells[w] != cells[v];
        if !are_joined || seen[w] {
            continue;
        }
        seen[w] = true;
        if partner[w] == 0 || augment(partner[w], cells, width, partner, seen) {
            partner[v] = w;
            partner[w] = v;
            return true;
        }
    }
    false
}

/// The mistakes in a game, where `gaps` are the cells that the gap left, and `cells` has the others and a margin.
fn mistakes(mut cells: Vec<u8>, width: usize, gaps: &[usize]) -> Vec<usize> {
    let mut partner = vec![0; cells.len()]; // 0, in the margin, stands for none
    for v in 0..cells.len() {
        if cells[v] != b' ' && partner[v] == 0 {
            augment(v, &cells, width, &mut partner, &mut vec![false; cells.len()]);
        }
    }
    let mut wins = vec![false; gaps.len()]; // of the player to move
    for (i, &gap) in gaps.iter().enumerate().rev() {
        cells[gap] = if i % 2 == 0 { b'X' } else { b'O' };
        wins[i] = augment(gap, &cells, width, &mut partner, &mut vec![false; cells.len()]);
    }
    (1..=gaps.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n.max(m) <= 100, "expected at most 100 rows and columns, found {n} and {m}");
    // Row 0 is margin, and so is the first cell of each row.
    let width = m + 1;
    let mut cells = vec![b' '; width];
    for _ in 0..n {
        let row = input.read::<String>();
        ensure!(row.len() == m, "expected a row of {m} characters, found {row:?}");
        cells.push(b' ');
        cells.extend(row.bytes());
    }
    cells.resize(cells.len() + width, b' ');
    let start = cells.iter().position(|&cell| cell == b'.');
    let mut gap = start.ok_or("expected a board with a gap")?;
    let mut gaps = Vec::new();
    let k = input.read::<usize>();
    for i in 0..k.saturating_mul(2) {
        let (x, y) = (input.read::<usize>(), input.read::<usize>());
        let next = x.saturating_mul(width).saturating_add(y);
        let is_beside = y <= m && [1, width].contains(&next.abs_diff(gap));
        let piece = if i % 2 == 0 { b'O' } else { b'X' };
        ensure!(is_beside && cells[next] == piece, "expected a legal move, found {x} {y}");
        cells[gap] = b' ';
        gaps.push(gap);
        gap = next;
    }
    let mistakes = mistakes(cells, width, &gaps);
    let lines: String = mistakes.iter().map(|i| format!("\n{i}")).collect();
    Ok(format!("{}{lines}", mistakes.len()))
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
