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
//! **Hint.** Look at one bomb at a time, and see what becomes of two that meet on a cell.
//!
//! **Theorem.** John wins if and only if the Nim sum of the values g of the bombs is not 0. The values are g(1, q) =
//! q - 1, g(p, 1) = p - 1, and otherwise g(p, q) is the mex of g(u, q) ^ g(p, v) over all u < p and v < q.
//!
//! **Why.** The game ends: in the row-major order of the cells, the new bombs come before the exploded bomb. A bomb and
//! the bombs that come from it do not depend on the others, except that two bombs on the same cell vanish. These have
//! equal values, and two equal values do not change a Nim sum; nor does the 0 of (1, 1). Each move therefore changes
//! the Nim sum as in a sum of games, where it decides who wins, as the theory page on sums proves. The values of a bomb
//! by itself follow by mex: in the first row its options are (1, 1), ..., (1, q - 1), worth 0, ..., q - 2; elsewhere
//! they are pairs of bombs, whose values are added as a Nim sum. We know of no formula for them. The lesson hdu3404 has
//! a similar game with a third piece on (u, v), where the values are nim products.
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
    use checks::rules::Search;

    /// What the moves leave of a set of bombs: by the rules and nothing else. A bomb on row p and column q, from 0, is
    /// bit p · `columns` + q; a move replaces it by lower bits.
    fn brute_force(set: usize, rows: usize, columns: usize) -> Vec<usize> {
        let bit = |p: usize, q: usize| 1usize << (p * columns + q);
        let mut options = Vec::new();
        let cells = (0..rows).flat_map(|p| (0..columns).map(move |q| (p, q)));
        for (p, q) in cells.skip(1).filter(|&(p, q)| set & bit(p, q) != 0) {
            let above = if p == 0 { vec![0] } else { (0..p).map(|u| bit(u, q)).collect() };
            let left = if q == 0 { vec![0] } else { (0..q).map(|v| bit(p, v)).collect() };
            for up in above {
                options.extend(left.iter().map(|left| set ^ bit(p, q) ^ up ^ left));
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let value = bombs(50);
        for (rows, columns) in [(1, 6), (6, 1), (2, 5), (3, 3), (3, 4)] {
            let mut game = Search::normal(|&set: &usize| brute_force(set, rows, columns));
            for set in 0..1 << (rows * columns) {
                let mut input = format!("{rows} {columns}\n");
                for row in 0..rows {
                    let cell = |q| if set >> (row * columns + q) & 1 == 1 { '#' } else { '.' };
                    input.extend((0..columns).map(cell).chain(['\n']));
                }
                let solve = |input: &mut Input| solve(&value, input);
                let (answer, _) = judge::transcript(|| judge::until_zeros(2, solve), &input);
                assert_eq!(answer, if game.wins(&set) { "John\n" } else { "Jack\n" }, "{input}");
            }
        }
    }
}
