//! Test files of Chess: rows of few and of many pieces, empty and full ones, many lost boards. The answers come from
//! the values of all rows by the rules, where the program takes the lengths of blocks.

use crate::prelude::*;

/// The cells of a row.
const CELLS: usize = 20;

/// A row as a number: bit c for a piece on the cell that has c cells on its right.
type Row = usize;

/// The row in which all cells have a piece.
const FULL: Row = (1 << CELLS) - 1;

pub fn cases() -> Vec<TestFile> {
    let values = values();
    let test_file = |name: &str, boards: Vec<Vec<Row>>| test_file(name, &values, boards);
    let edge = vec![
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
        // Lost boards of two to five rows.
        sample(40, 2, |rng| {
            let count = rng.usize(2..=5);
            lost_board(rng, count, &values)
        }),
        // Boards of many rows.
        sample(40, 5, |rng| lost_board(rng, 20, &values)),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    // As many rows as the judge allows; a file of full ones would be too large.
    let rng = &mut Rng::with_seed(8);
    let row = |row: Row| {
        let cells = (1..=CELLS).filter(|cell| row >> (cell - 1) & 1 == 1).collect_vec();
        spaced([vec![cells.len()], cells].concat())
    };
    let mut board = |i: usize| {
        let half = random_list(rng, 500, 0..=FULL);
        let mut rows = half.iter().chain(&half).map(|&one| row(one)).collect_vec();
        rows[0] = if i.is_multiple_of(2) { row(FULL) } else { row(half[0]) };
        format!("{}\n{}", rows.len(), rows.join("\n"))
    };
    let boards = (0..100).map(&mut board).collect_vec();
    files.extend(largest([("each row twice, half of them lost", boards)]));
    files
}

/// A board of `count` rows on which the player to move loses: the last one has one hole on the right of its only block.
fn lost_board(rng: &mut Rng, count: usize, values: &[usize]) -> Vec<Row> {
    let mut board = random_list(rng, count - 1, 0..=FULL);
    let sum = nim_sum(&board.iter().map(|&row| values[row]).collect_vec());
    if sum >= CELLS {
        return lost_board(rng, count, values);
    }
    board.push(2 * ((1 << sum) - 1));
    rng.shuffle(&mut board);
    board
}

fn test_file(name: &str, values: &[usize], boards: Vec<Vec<Row>>) -> TestFile {
    let mut rng = Rng::with_seed(0);
    let in_order = name == "edge-02" || name == "edge-03";
    let cases = boards.into_iter().map(|board| {
        let wins = nim_wins(&board.iter().map(|&row| values[row]).collect_vec());
        let rows = board.iter().map(|&row| {
            let mut cells = (1..=CELLS).filter(|cell| row >> (CELLS - cell) & 1 == 1).collect_vec();
            if !in_order {
                rng.shuffle(&mut cells);
            }
            spaced([vec![cells.len()], cells].concat())
        });
        Case::new(format!("{}\n{}", board.len(), lines(rows)), if wins { "YES" } else { "NO" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// The Grundy values of all rows, by the rules alone. A move makes the number of the row smaller.
fn values() -> Vec<usize> {
    let mut values = vec![0; 1 << CELLS];
    for row in 0usize..1 << CELLS {
        let (mut hole, mut reached) = (0, 0u32); // the nearest one on the right, and a bit for each value
        for cell in 0..CELLS {
            if row >> cell & 1 == 0 {
                hole = 1 << cell;
            } else if hole > 0 {
                reached |= 1 << values[row ^ 1 << cell ^ hole];
            }
        }
        values[row] = reached.trailing_ones() as usize; // there are 19 moves at most
    }
    values
}
