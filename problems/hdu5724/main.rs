//! # HDU 5724 · Pieces that jump to the next hole · Chess
//!
//! A board has n rows of 20 cells, and pieces are on some of them. A move takes a piece to the first free cell on its
//! right, next to it or after the pieces in between; a piece without a free cell on its right cannot move. A player who
//! cannot move loses. Does the first player win?
//!
//! **Theorem.** Number the free cells of a row, its holes, from the right. Block i has the pieces between hole i
//! and the next hole on its left. The first player wins if and only if the Nim sum of the sizes of the blocks 1, 3, 5,
//! ... of all rows is not 0.
//!
//! **Why.** The holes move as the pieces of POJ 1704 do. A piece of block i changes places with hole i, so this
//! hole goes to the left, by any number of cells up to the size of the block; it does not pass the next hole.
//! If it goes t cells, then t pieces leave block i and come to block i - 1, or, from block 1, to the right end of
//! the row, where they are stuck. This is Staircase Nim with block i on stair i. The value of a row is the Nim
//! sum of its odd stairs, and a board is the sum of its rows.
//!
//! **Input.** A number of cases; for each `n` and then n rows: the number of pieces, and their cells, in any
//! order. **Output.** `YES` if the first player wins, or `NO`.
//!
//! **Complexity.** O(n) per case, as a row has 20 cells.

use common::judge::{self, rule, Input};
use common::nim::nim_sum;

/// The number of the last cell of a row.
const LAST: u64 = 20;

/// The Grundy value of a row: for each cell, from left to right, whether a piece stands there.
fn value(row: &[bool]) -> u64 {
    // Blocks 0, 1, 2, ... from the right, cut at the holes. Those of block 0 are stuck.
    let blocks = row.rsplit(|&is_piece| !is_piece).map(|block| block.len() as u64);
    nim_sum(blocks.skip(1).step_by(2))
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let m = input.number();
        let pieces = input.numbers(m);
        let row: Vec<bool> = (1..=LAST).map(|cell| pieces.contains(&cell)).collect();
        let found = row.iter().filter(|&&is_piece| is_piece).count();
        rule!(
            found == pieces.len(),
            "expected {m} different cells from 1 to {LAST}, found {found}"
        );
        sum ^= value(&row);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::grundy_table;

    /// The Grundy values of all rows of this many cells, by the rules and nothing else. A row is a number
    /// whose binary digits say which cells have a piece, so that a move makes it smaller.
    pub fn brute_force(cells: u32) -> Vec<u64> {
        grundy_table(1 << cells, |row, grundy| {
            let mut options = Vec::new();
            let mut hole = 0; // the nearest one on the right, 0 if there is none
            for cell in (0..cells).map(|place| 1 << place) {
                if row & cell == 0 {
                    hole = cell;
                } else if hole != 0 {
                    options.push(grundy[row - cell + hole]);
                }
            }
            options
        })
    }

    /// The cells of such a number, from left to right.
    pub fn row(number: usize, cells: u32) -> Vec<bool> {
        (0..cells).rev().map(|place| number >> place & 1 == 1).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for cells in 0..=13 {
            for (number, expected) in brute_force(cells).into_iter().enumerate() {
                let row = row(number, cells);
                assert_eq!(value(&row), expected, "{row:?}");
            }
        }
    }

    #[test]
    fn pieces_that_the_rules_do_not_know() {
        for (row, found) in [("2 1 21", 1), ("1 0", 0), ("3 7 9 7", 2)] {
            let (answers, message) = judge::transcript(main, &format!("1\n1\n{row}\n"));
            let m = &row[..1];
            let expected =
                format!("line 3: expected {m} different cells from 1 to 20, found {found}");
            assert_eq!((answers, message), (String::new(), Some(expected)));
        }
    }
}
