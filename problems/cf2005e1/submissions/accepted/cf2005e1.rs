// Where to submit: Codeforces 2005E1, Codeforces 2005E2.
// Generated from problems/cf2005e1/main.rs, which has the proof, by `cargo xtask bundle cf2005e1`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2005E1 · Subtangle Game (Easy Version)
//!
//! There are a list of l numbers, and a board of n rows and m columns with a number in each cell. The k-th move chooses
//! a cell that has the k-th number of the list; it must lie below the row and to the right of the column of the cell
//! that was chosen before. A player who cannot move loses, also when the list is used up. Tsovak moves first, then
//! Narek. Who wins? Codeforces 2005E2 is the same for larger boards.
//!
//! **Input.** T (1 <= T <= 1500), the number of cases; for each case a line with l, n and m, of at most 1500 each, a line
//! with the list, and n lines with the m numbers of a row. The numbers are from 1 to n m. The sum of all n m is at most
//! 3 * 10^6, that of all l at most 1500. These are the bounds of 2005E2; in 2005E1 all numbers of the list and the board
//! are at most 7, the others at most 300, and the sums at most 10^5 and 300. **Output.** For each case `T` if Tsovak
//! wins, otherwise `N`.
//!
//! **Theorem.** Cut the list off before the first number that it has had already. Call a cell with the k-th number
//! *winning* if no winning cell with the next number lies below and to the right of it. Tsovak wins if and only if there
//! is a winning cell with the first number. To find the winning cells, go through the rows from the last to the first,
//! and keep for each k the last column that has a winning cell with the k-th number: a cell in column j is winning if
//! and only if the rows below have no winning cell with the next number in a column after j.
//!
//! **Complexity.** O(l + n m) per case.

use std::convert::TryFrom;

use common::judge::{self, Input};
use std::collections::HashMap;

/// Whether the first player wins on this board, which is given row by row.
fn first_wins(list: &[u64], board: &[u64], columns: usize) -> bool {
    let mut places = HashMap::new(); // of the numbers, up to the first repetition
    for (place, &number) in list.iter().enumerate() {
        if places.contains_key(&number) {
            break;
        }
        places.insert(number, place);
    }
    // The last column with a winning cell, by place; columns count from 1, and 0 says that there is none.
    let mut last = vec![0; places.len() + 1];
    for row in board.chunks(columns.max(1)).rev() {
        // From left to right, so that winning cells of the same row are not after a cell.
        for (column, number) in (1..).zip(row) {
            if let Some(&place) = places.get(number) {
                if last[place + 1] <= column {
                    last[place] = column.max(last[place]);
                }
            }
        }
    }
    last[0] > 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (l, n, m) = (input.number(), input.number(), input.number());
    let list = input.numbers(l);
    let board = input.numbers(n.saturating_mul(m));
    Ok(if first_wins(&list, &board, usize::try_from(m)?) { "T" } else { "N" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }
}
