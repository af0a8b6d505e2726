//! Test files of Life Winner Bo. Lost positions of the rook and the queen are rare, and so is a knight without a draw,
//! so there are boards around many of them.

use crate::prelude::*;

/// The bound on rows and columns.
const MAX: usize = 1000;

/// A piece from the king on, and the numbers of rows and columns.
type Board = (usize, usize, usize);

pub fn cases() -> Vec<TestFile> {
    let ends = [2, 3, 4, 997, 998, 999, MAX];
    // Wythoff's game: k and k times the golden ratio.
    let lost_queens = (1..=381).step_by(2).map(|k: usize| {
        let smaller = (k + (5 * k * k).isqrt()) / 2;
        (4, 1 + smaller, 1 + smaller + k)
    });
    let edge = [
        // The smallest input.
        vec![(3, 2, 2)],
        // All boards with up to 16 rows and columns.
        iproduct!(1..=4, 2..=16, 2..=16).collect(),
        // The knight on all boards with up to 32.
        iproduct!([3], 2..=32, 2..=32).collect(),
        // Lost boards of each piece over the whole range, and their neighbours.
        iproduct!(1..=3, (13..=MAX).step_by(12))
            .flat_map(|(piece, n)| with_neighbours((piece, n, n)))
            .collect(),
        lost_queens.flat_map(with_neighbours).collect(),
        // The knight where the smaller distance, or both, is any large number.
        iproduct!([3], 940..=999, 0..=1)
            .flat_map(|(p, n, d)| with_neighbours((p, n, n + d)))
            .collect(),
        // The ends of the range.
        iproduct!(1..=4, ends, ends).collect(),
    ];
    let text = |(piece, n, m)| format!("{piece} {n} {m}");
    let mut files = edges(edge.map(|boards: Vec<Board>| boards.into_iter().map(text).collect()));
    let board = |i: usize| text((1 + i % 4, MAX - i / 4 % 2, MAX - i / 8 % 2));
    files.extend(largest([("the largest boards", (0..1000).map(board).collect())]));
    files
}

/// The board and those with one row or column more, as far as they are legal.
fn with_neighbours((piece, n, m): Board) -> Vec<Board> {
    let boards = [(piece, n, m), (piece, n + 1, m), (piece, n, m + 1), (piece, n + 1, m + 1)];
    boards.into_iter().filter(|&(_, n, m)| n.max(m) <= MAX).collect()
}
