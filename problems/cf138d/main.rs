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
//! **Hint.** Colour the board like a chessboard, turn it by 45 degrees, and see what one move leaves of it.
//!
//! **Theorem.** Colour the board like a chessboard. The first player wins if and only if the two colours have different
//! Grundy values, which are computed by mex: the diagonals of a colour are the rows and columns of a rectangle, and a
//! move cuts a rectangle into 2 or 4 smaller ones, whose values are added as a Nim sum.
//!
//! **Why.** Rays stay on the colour of their cell, so the game is a sum of two games. Some places of a colour's
//! rectangle lie off the board, but the part of a diagonal on the board has no gaps. The cells that are not used always
//! form rectangles, with a used cell or the edge of the board next to each end of a row or column. Hence a ray stops
//! just at the edge of the rectangle of its cell: L uses up the row of the cell there, R the column, and X both. This
//! leaves 2 or 4 such rectangles, which do not affect one another: a sum of games, as in poj2311 (the theory page on
//! sums).
//!
//! **Limit:** a board of at most 20 by 20 cells.
//!
//! **Complexity.** O(k⁴ n m) time and O(k⁴) memory, k = (n + m) / 2; about 8 million steps for n = m = 20.

use common::judge::{self, ensure, input, Input};

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
    input! { from input, n: u64, m: u64 }
    ensure!(
        (1..=20).contains(&n) && (1..=20).contains(&m),
        "expected a board of at most 20 by 20, found {n} by {m}"
    );
    let mut rows = Vec::new();
    for _ in 0..n {
        input! { from input, row: String }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins: by the rules and nothing else. The cells stand in one row, the used ones as
    /// `.`, with a `.` between the rows of the board, and `width + 1` of them before and behind.
    fn brute_force(board: &[u8], width: usize) -> bool {
        let is_free = |&cell: &usize| board[cell] != b'.';
        (0..board.len()).filter(is_free).any(|cell| {
            let mut next = board.to_vec();
            for (step, other) in [(width - 1, b'R'), (width + 1, b'L')] {
                if board[cell] != other {
                    let down = (cell..).step_by(step).take_while(is_free);
                    let up = (0..=cell).rev().step_by(step).take_while(is_free);
                    down.chain(up).for_each(|cell| next[cell] = b'.');
                }
            }
            !brute_force(&next, width)
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        // Of these sizes all boards of up to 6 cells, and 10 of each larger size: numbers in base 3.
        for (n, m) in [(1, 4), (4, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)] {
            let boards = 3usize.pow(n * m);
            let step = if n * m > 6 { boards / 10 + 1 } else { 1 };
            for number in (0..boards).step_by(step) {
                let letter = |i| ["L", "R", "X"][number / 3usize.pow(i) % 3];
                let rows: Vec<String> =
                    (0..n).map(|i| (0..m).map(|j| letter(i * m + j)).collect()).collect();
                let width = m as usize + 1;
                let board = format!("{0}{1}{0}", ".".repeat(width + 1), rows.join("."));
                assert_eq!(first_wins(&rows), brute_force(board.as_bytes(), width), "{rows:?}");
            }
        }
    }
}
