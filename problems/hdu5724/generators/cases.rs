//! Test files of Chess: rows of few and of many pieces, empty and full ones, many lost boards.

use crate::prelude::*;

/// The cells of a row.
const CELLS: usize = 20;

/// A row as a number: bit c for a piece on the cell that has c cells on its right.
type Row = usize;

/// The row in which all cells have a piece.
const FULL: Row = (1 << CELLS) - 1;

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input: a row without a piece.
        vec![vec![0]],
        // A single piece, on each cell; a single hole, on each; and no hole.
        {
            let rows = (0..CELLS).flat_map(|cell| [1 << cell, FULL ^ 1 << cell]);
            rows.chain([FULL]).map(|row| vec![row]).collect()
        },
        // All rows with pieces on the last six cells alone.
        (1..1 << 6).map(|row| vec![row]).collect(),
        // The same on the first six cells.
        (1..1 << 6).map(|row| vec![row << (CELLS - 6)]).collect(),
        // Two rows of the last three cells, in all ways.
        (0..1 << 6).map(|rows| vec![rows & 7, rows >> 3]).collect(),
        // Rows of a single block that has one hole on its right: as heaps of Nim.
        {
            let row = |heap: usize| 2 * ((1 << heap) - 1);
            let heaps = [&[1, 2, 3][..], &[1, 2, 2], &[19, 16, 3], &[19, 16, 2], &[8, 9, 1, 0]];
            heaps.iter().map(|heaps| heaps.iter().map(|&heap| row(heap)).collect()).collect()
        },
        // Rows of the last four cells and few pieces, in any order.
        sample(40, 1, |rng| random_list(rng, 3, 0..=15)),
    ];
    let mut files =
        edges(edge.iter().map(|boards| boards.iter().map(|board| text(board)).collect()));
    // As many rows as the judge allows; a file of full ones would be too large.
    let rng = &mut Rng::with_seed(8);
    let board = |i: usize| {
        let half = random_list(rng, 500, 0..=FULL);
        let mut rows = half.repeat(2);
        if i.is_multiple_of(2) {
            rows[0] = FULL;
        }
        text(&rows)
    };
    let boards = (0..100).map(board).collect();
    files.extend(largest([("each row twice, half of them lost", boards)]));
    files
}

/// The rows of a board; their cells go from right to left.
fn text(board: &[Row]) -> String {
    let rows = board.iter().map(|row| {
        let cells = (0..CELLS).filter(|cell| row >> cell & 1 == 1).map(|cell| CELLS - cell);
        spaced([row.count_ones() as usize].into_iter().chain(cells))
    });
    format!("{}\n{}", board.len(), lines(rows))
}
