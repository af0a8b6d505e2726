//! # HDU 2873 · Bomb Game
//!
//! Bombs lie on some cells of a board. A move explodes a bomb at row p and column q. If p, q > 1, it puts one bomb on
//! a cell (u, q) with u < p and another one on a cell (p, v) with v < q; on the first row or column, one bomb on a cell
//! nearer to (1, 1). A bomb on (1, 1) vanishes at once, and so do two bombs on one cell. Whoever has no bomb to
//! explode loses. John moves first.
//!
//! **Input.** For each case `n m` and n rows of m characters, `#` for a bomb and `.` for none; `0 0` ends.
//! **Output.** `John` or `Jack`.
//!
//! **Hint.** Look at one bomb at a time, and see what becomes of two that meet on a cell.
//!
//! **Theorem.** John wins exactly when the Nim sum of the values g of the bombs is not 0. Here g(1, q) = q - 1,
//! g(p, 1) = p - 1, and otherwise g(p, q) is the mex of g(u, q) ^ g(p, v) over all u < p and v < q.
//!
//! **Why.** The game ends: in the row-major order of the cells, the new bombs stand before the exploded one. A bomb
//! and what becomes of it do not depend on the other bombs, except that two of them on a cell vanish. These have
//! equal values, and two equal values do not change a Nim sum; nor does the 0 of (1, 1). So each move changes the Nim
//! sum as in a sum of games, of which the theory page on sums proves that it decides. The values of a bomb by itself
//! follow by mex: on the first row its options are (1, 1), ..., (1, q - 1), worth 0, ..., q - 2; elsewhere they are
//! pairs of bombs, whose values are added as a Nim sum. We know of no formula for them. The lesson hdu3404 has such a
//! game with a third piece on (u, v), where the values are nim products.
//!
//! **Limit:** a board of at most 50 by 50 cells, the largest of the judge.
//!
//! **Complexity.** O(nm) per case, after a table of 2500 values, each the mex of up to 2401 options.

use common::grundy::mex;
use common::judge::{self, ensure, input, Input};

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
    input! { from input, n: usize, m: usize }
    let is_board = (1..=50).contains(&n) && (1..=50).contains(&m);
    ensure!(is_board, "expected a board of at most 50 by 50 cells, found {n} by {m}");
    let mut sum = 0;
    for values in &value[..n] {
        input! { from input, row: String }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// For each set of bombs whether the player to move wins: by the rules and nothing else. A bomb on row p and
    /// column q, from 0, is bit p · `columns` + q; a move replaces it by lower bits.
    fn brute_force(rows: usize, columns: usize) -> Vec<bool> {
        let bit = |p: usize, q: usize| 1usize << (p * columns + q);
        let mut wins: Vec<bool> = Vec::new();
        for set in 0..1 << (rows * columns) {
            let mut options = Vec::new();
            let cells = (0..rows).flat_map(|p| (0..columns).map(move |q| (p, q)));
            for (p, q) in cells.skip(1).filter(|&(p, q)| set & bit(p, q) != 0) {
                let above = if p == 0 { vec![0] } else { (0..p).map(|u| bit(u, q)).collect() };
                let left = if q == 0 { vec![0] } else { (0..q).map(|v| bit(p, v)).collect() };
                for up in above {
                    options.extend(left.iter().map(|left| set ^ bit(p, q) ^ up ^ left));
                }
            }
            wins.push(options.into_iter().any(|option| !wins[option]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let value = bombs(50);
        for (rows, columns) in [(1, 6), (6, 1), (2, 5), (3, 3), (3, 4), (4, 3)] {
            for (set, wins) in brute_force(rows, columns).into_iter().enumerate() {
                let mut input = format!("{rows} {columns}\n");
                for row in 0..rows {
                    let cell = |q| if set >> (row * columns + q) & 1 == 1 { '#' } else { '.' };
                    input.extend((0..columns).map(cell).chain(['\n']));
                }
                let (answer, _) = judge::transcript(
                    || judge::until_zeros(2, |input| solve(&value, input)),
                    &input,
                );
                assert_eq!(answer, if wins { "John\n" } else { "Jack\n" }, "{input}");
            }
        }
    }

    #[test]
    fn a_board_that_is_none() {
        let value = bombs(50);
        let message = |text| {
            judge::transcript(|| judge::until_zeros(2, |input| solve(&value, input)), text)
                .1
                .unwrap()
        };
        let expected = "line 1: expected a board of at most 50 by 50 cells, found 51 by 1";
        assert_eq!(message("51 1\n"), expected);
        let expected = "line 3: expected a row of 2 cells # and ., found \".\"";
        assert_eq!(message("2 2\n..\n.\n"), expected);
    }
}
