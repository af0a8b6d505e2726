//! # Codeforces 138D · World of Darkraft
//!
//! Each cell of a board bears a letter. A move chooses a cell that is not used, and uses it and all cells that its
//! rays pass. A ray runs diagonally up to the edge of the board, or up to a used cell. L sends rays to the
//! lower left and the upper right, R to the upper left and the lower right, and X to all four. Whoever cannot
//! move, since all cells are used, loses.
//!
//! **Theorem.** Colour the board like a chessboard. The first player wins exactly when the two colours have
//! different Grundy values, which are computed by mex: the diagonals of a colour are the rows and columns of a
//! rectangle, and a move cuts a rectangle into 2 or 4 smaller ones, whose values are added as a Nim sum.
//!
//! **Why.** Rays stay on the colour of their cell, so the game is a sum of two games. Some places of a colour's
//! rectangle lie off the board, but the part of a diagonal on the board has no gaps. We claim that the cells that
//! are not used always form rectangles, with a used cell or the edge of the board next to each end of a row or
//! column. So a ray stops just behind the rectangle of its cell: L uses up the row of the cell there, R the column,
//! and X both. This leaves 2 or 4 rectangles of the same kind, which do not affect one another. The theory page on
//! sums proves that their Nim sum is right; poj2311 cuts sheets in this way.
//!
//! **Input.** `n m`, then n rows of m letters. **Output.** `WIN` or `LOSE`.
//!
//! **Complexity.** O(k⁴ n m) with k = (n + m) / 2; about 8 million steps for n = m = 20.

use common::grundy::mex;
use common::judge::{self, Framing, Input};
use proconio::input;

/// The Grundy value of the cells of one colour: their rows and columns on the turned board, which are below
/// `size`, and their letters.
fn grundy(cells: &[(usize, usize, u8)], size: usize) -> u64 {
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![vec![vec![vec![0; size + 1]; size + 1]; size + 1]; size + 1];
    // The parts of a range a..b come before it: they begin later, or in the same place and end earlier.
    let ranges: Vec<(usize, usize)> =
        (0..size).rev().flat_map(|a| (a + 1..=size).map(move |b| (a, b))).collect();
    for &(a, b) in &ranges {
        let strip: Vec<_> = cells.iter().filter(|(row, ..)| (a..b).contains(row)).collect();
        for &(c, d) in &ranges {
            let inside = strip.iter().filter(|(_, column, _)| (c..d).contains(column));
            let options = inside.map(|&&(row, column, letter)| match letter {
                b'L' => value[a][row][c][d] ^ value[row + 1][b][c][d],
                b'R' => value[a][b][c][column] ^ value[a][b][column + 1][d],
                _ => {
                    let above = value[a][row][c][column] ^ value[a][row][column + 1][d];
                    above ^ value[row + 1][b][c][column] ^ value[row + 1][b][column + 1][d]
                }
            });
            value[a][b][c][d] = mex(options);
        }
    }
    value[0][size][0][size]
}

/// Whether the first player wins on a board of `rows` of equal length, at least 1.
fn first_wins(rows: &[String]) -> bool {
    let size = (rows.len() + rows[0].len()) / 2;
    let mut colours = [Vec::new(), Vec::new()];
    for (i, row) in rows.iter().enumerate() {
        for (j, letter) in row.bytes().enumerate() {
            colours[(i + j) % 2].push(((i + j) / 2, (i + row.len() - 1 - j) / 2, letter));
        }
    }
    let [black, white] = colours;
    grundy(&black, size) != grundy(&white, size)
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, m: u64 }
    let sizes = 1..=20; // the table of a much larger board would not fit into memory
    if !sizes.contains(&n) || !sizes.contains(&m) {
        return Err(format!("expected a board of at most 20 by 20, found {n} by {m}").into());
    }
    let mut rows = Vec::new();
    for _ in 0..n {
        let row = input.word();
        let is_row = row.len() as u64 == m && row.bytes().all(|letter| b"LRX".contains(&letter));
        if !is_row {
            return Err(format!("expected a row of {m} letters L, R and X, found {row:?}").into());
        }
        rows.push(row);
    }
    Ok(if first_wins(&rows) { "WIN" } else { "LOSE" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins, where the bits of `used` are the cells: by the rules and nothing else.
    /// `known` remembers the answers. The board is one row of cells with a row and a column of `.` around it.
    fn brute_force(board: &[u8], width: usize, used: u64, known: &mut HashMap<u64, bool>) -> bool {
        if let Some(&wins) = known.get(&used) {
            return wins;
        }
        let is_free = |&cell: &usize| used >> cell & 1 == 0;
        let wins = (0..board.len()).filter(is_free).any(|cell| {
            let mut next = used | 1 << cell;
            for (step, other) in [(width - 1, b'R'), (width + 1, b'L')] {
                if board[cell] != other {
                    let ray = (1..).map(|i| cell + i * step).take_while(is_free);
                    let back = (1..).map(|i| cell - i * step).take_while(is_free);
                    ray.chain(back).for_each(|cell| next |= 1 << cell);
                }
            }
            !brute_force(board, width, next, known)
        });
        known.insert(used, wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        // All boards of up to 6 cells, and some of the larger ones: numbers in base 3.
        let small = [(1, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2)].map(|size| (size, 1));
        let large = [((3, 3), 67), ((2, 5), 367), ((3, 4), 7001), ((4, 4), 3_000_017)];
        for ((n, m), step) in small.into_iter().chain(large) {
            let powers: Vec<usize> = (0..17).map(|i| usize::pow(3, i)).collect();
            for number in (0..powers[n * m]).step_by(step) {
                let letter = |i: usize| ["L", "R", "X"][number / powers[i] % 3];
                let rows: Vec<String> =
                    (0..n).map(|i| (0..m).map(|j| letter(i * m + j)).collect()).collect();
                let edge = ".".repeat(m + 3);
                let board = format!("{edge}{}{edge}", rows.join(".."));
                let used = (0..board.len()).filter(|&i| board.as_bytes()[i] == b'.');
                let used = used.map(|i| 1 << i).sum();
                let wins = brute_force(board.as_bytes(), m + 2, used, &mut HashMap::new());
                assert_eq!(first_wins(&rows), wins, "{rows:?}");
            }
        }
    }

    #[test]
    fn the_largest_board() {
        // L alone: each move uses up one of the 39 diagonals.
        assert!(first_wins(&vec!["L".repeat(20); 20]));
    }
}
