//! Test files of Life Winner Bo. Lost positions of the rook and the queen are rare, and so is a knight without a draw,
//! so there are boards around many of them. The answers come from tables by the rules, where the program has formulas.

use crate::prelude::*;

/// The bound on rows and columns.
const MAX: usize = 1000;

/// A piece from the king on, and the numbers of rows and columns.
type Board = (usize, usize, usize);

pub fn cases() -> Vec<TestFile> {
    let tables = [
        steps(&[(1, 0), (0, 1), (1, 1)]),
        rays(&[(1, 0), (0, 1)]),
        steps(&[(1, 2), (2, 1)]),
        rays(&[(1, 0), (0, 1), (1, 1)]),
    ];
    let is_lost = |&(piece, n, m): &Board| tables[piece - 1][n - 1][m - 1] == -1;
    let around_lost = |piece: usize, most: usize| {
        let boards = iproduct!([piece], 2..=MAX, 2..=MAX).filter(is_lost).collect_vec();
        let steps = boards.len().div_ceil(most / 4);
        boards.into_iter().rev().step_by(steps).flat_map(with_neighbours).take(most).collect_vec()
    };
    let ends = [2, 3, 4, 997, 998, 999, MAX];
    let edge = vec![
        // The smallest input.
        vec![(3, 2, 2)],
        // All boards with up to 16 rows and columns.
        iproduct!(1..=4, 2..=16, 2..=16).collect(),
        // The knight on all boards with up to 32.
        iproduct!([3], 2..=32, 2..=32).collect(),
        // Lost boards of each piece over the whole range, and their neighbours.
        (1..=3).flat_map(|piece| around_lost(piece, 300)).collect(),
        around_lost(4, 1000),
        // The knight where the smaller distance, or both, is any large number.
        iproduct!([3], 940..=999, 0..=1)
            .flat_map(|(p, n, d)| with_neighbours((p, n, n + d)))
            .collect(),
        // The ends of the range.
        iproduct!(1..=4, ends, ends).collect(),
    ];
    let test_file = |name: &str, boards: Vec<Board>| {
        let cases = boards.into_iter().map(|(piece, n, m)| {
            let answer = match tables[piece - 1][n - 1][m - 1] {
                1 => "B",
                -1 => "G",
                _ => "D",
            };
            Case::new(format!("{piece} {n} {m}"), answer)
        });
        TestFile::new(name, cases).at_most(1000)
    };
    let mut files = numbered([("edge", edge)], test_file);
    let board = |i: usize| format!("{} {} {}", 1 + i % 4, MAX - i / 4 % 2, MAX - i / 8 % 2);
    files.extend(largest([("the largest boards", (0..1000).map(board).collect())]));
    files
}

/// The board and those with one row or column more, as far as they are legal.
fn with_neighbours((piece, n, m): Board) -> Vec<Board> {
    let boards = [(piece, n, m), (piece, n + 1, m), (piece, n, m + 1), (piece, n + 1, m + 1)];
    boards.into_iter().filter(|&(_, n, m)| n.max(m) <= MAX).collect()
}

/// The table of a piece that makes one of these steps, for all distances: 1, -1, or 0 for a draw.
fn steps(steps: &[(usize, usize)]) -> Vec<Vec<i8>> {
    let mut table = vec![vec![0; MAX]; MAX];
    for (x, y) in iproduct!(0..MAX, 0..MAX) {
        let legal = steps.iter().filter(|&&(down, right)| down <= x && right <= y);
        let best = legal.map(|&(down, right)| -table[x - down][y - right]).max();
        table[x][y] = best.unwrap_or(if (x, y) == (0, 0) { -1 } else { 0 });
    }
    table
}

/// The table of a piece that makes any number of equal steps: won if a lost position lies in one of the directions.
/// This piece can always be moved until it is at the goal.
fn rays(directions: &[(usize, usize)]) -> Vec<Vec<i8>> {
    let mut table = vec![vec![0; MAX]; MAX];
    // Whether a lost position lies in the direction.
    let mut sees = vec![vec![vec![false; MAX]; MAX]; directions.len()];
    for (x, y) in iproduct!(0..MAX, 0..MAX) {
        for (i, &(down, right)) in directions.iter().enumerate() {
            if down <= x && right <= y {
                let (x_after, y_after) = (x - down, y - right);
                sees[i][x][y] = sees[i][x_after][y_after] || table[x_after][y_after] == -1;
            }
        }
        table[x][y] = if sees.iter().any(|sees| sees[x][y]) { 1 } else { -1 };
    }
    table
}
