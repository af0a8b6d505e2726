//! # Luogu P2575 · A Duel of Masters
//!
//! A board has n rows of 20 cells, some of them with a piece. A move takes a piece to the next cell on its
//! right, or, if that is occupied, over all pieces there to the first free cell. If there is no free cell on
//! its right, the piece cannot move. Whoever cannot move loses.
//!
//! **Theorem.** The free cells cut each row into runs of pieces, some of which may be empty. Number the runs of
//! a row 0, 1, 2, ... from the right. The first player wins exactly when the Nim sum of the lengths of all runs
//! with an odd number is not 0.
//!
//! **Why.** Take a piece of run k >= 1 that has r - 1 other pieces of its run on its right. It lands on the
//! free cell between run k and run k - 1, and leaves a free cell behind. This cell cuts the run: its r last
//! pieces, with the one that has moved, now belong to run k - 1. So r pieces have gone from run k to run k - 1,
//! where r can be any number from 1 to the length of the run; and the number of free cells, and of runs, is as
//! before. The pieces of run 0 cannot move. This is Staircase Nim, with run k as stair k, on one staircase for
//! each row. The theory page on Staircase Nim proves that the Grundy value of a staircase is the Nim sum of its
//! odd stairs, and for several rows the values are added as in Nim.
//!
//! **Limit:** cells 1 to 20 of a row.
//!
//! **Input.** A number of cases; for each the number of rows, and for each row the number of its pieces and
//! then their cells, 1 to 20. **Output.** `YES` if the first player wins, or `NO`.
//!
//! **Complexity.** O(20 n) per case.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;

const CELLS: usize = 20;

/// The Grundy value of a row: for each cell, from left to right, whether there is a piece.
fn grundy(row: &[bool]) -> u64 {
    let runs = row.rsplit(|&is_piece| !is_piece); // from the right, cut at the free cells
    nim_sum(runs.map(|run| run.len() as u64).skip(1).step_by(2))
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let m = input.number();
        let mut row = [false; CELLS];
        for _ in 0..m {
            let cell = usize::try_from(input.number())?;
            ensure!((1..=CELLS).contains(&cell), "expected a cell from 1 to 20, found {cell}");
            row[cell - 1] = true;
        }
        sum ^= grundy(&row);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins on each board of `rows` rows of `cells` cells, by the rules and nothing
    /// else. Bit c of each group of `cells` bits of the index says whether there is a piece on cell c, counted
    /// from the left; a move to the right makes the index larger.
    fn brute_force(rows: usize, cells: usize) -> Vec<bool> {
        let mut wins = vec![false; 1 << (rows * cells)];
        for board in (0..wins.len()).rev() {
            for from in (0..rows * cells).filter(|from| board >> from & 1 == 1) {
                let end_of_row = (from / cells + 1) * cells;
                if let Some(to) = (from + 1..end_of_row).find(|to| board >> to & 1 == 0) {
                    wins[board] |= !wins[board ^ 1 << from ^ 1 << to];
                }
            }
        }
        wins
    }

    /// The board as an input, its cells at the right end of the rows: the cells on their left stay free.
    fn input(board: usize, rows: usize, cells: usize) -> String {
        let mut input = format!("1\n{rows}\n");
        for row in 0..rows {
            let pieces = (0..cells).filter(|cell| board >> (row * cells + cell) & 1 == 1);
            let pieces: Vec<String> =
                pieces.map(|cell| format!(" {}", CELLS - cells + cell + 1)).collect();
            input += &format!("{}{}\n", pieces.len(), pieces.concat());
        }
        input
    }

    #[test]
    fn agrees_with_the_rules() {
        for (rows, cells) in [(1, 10), (2, 5), (3, 3)] {
            for (board, &wins) in brute_force(rows, cells).iter().enumerate() {
                let input = input(board, rows, cells);
                let answer = if wins { "YES\n" } else { "NO\n" };
                assert_eq!(judge::transcript(INPUT, solve, &input).0, answer, "{input}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_row() {
        let answer = |rows| judge::transcript(INPUT, solve, &format!("1 {rows}")).0;
        assert_eq!(answer("1  1 1"), "YES\n"); // 19 free cells on its right
        assert_eq!(answer("1  1 2"), "NO\n");
        assert_eq!(answer("1  1 20"), "NO\n");
        assert_eq!(answer("2  2 19 1  3 20 1 19"), "NO\n"); // in any order: 1 and 1
        let (_, message) = judge::transcript(INPUT, solve, "1\n1\n2 1 21\n");
        assert_eq!(message.unwrap(), "line 3: expected a cell from 1 to 20, found 21");
    }
}
