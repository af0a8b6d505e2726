//! Test files of A Duel of Masters. Every row has at least one piece: whether one may be empty is not said.

use crate::rules::nim_wins;
use crate::{random_list, sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The cells of a row.
const CELLS: usize = 20;

/// A row as a number: bit c for a piece on the cell with c cells on its right.
type Row = usize;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let values = values();
    let test_file = |name: &str, boards: Vec<Vec<Row>>| test_file(name, &values, boards);
    let full = (1 << CELLS) - 1;
    let several = |rng: &mut Rng, last| {
        let length = rng.usize(1..=4);
        random_list(rng, length, 1..=last)
    };
    let crowded = |rng: &mut Rng| full ^ 1 << rng.usize(..10) ^ 1 << rng.usize(10..20);
    vec![
        // A single piece, on each cell; one free cell, on each; and no free cell.
        test_file("edge-01", (0..CELLS).map(|cell| vec![1 << cell]).collect()),
        test_file("edge-02", (0..=CELLS).map(|cell| vec![full & !(1 << cell)]).collect()),
        // All positions of the last six cells: pieces at the end cannot move, and empty runs count.
        test_file("edge-03", (1..1 << 6).map(|row| vec![row]).collect()),
        // Two equal rows, two that differ, three that win alone and lose together.
        test_file("edge-04", vec![vec![2, 2], vec![2, 6], vec![2, 6, 38], vec![6, 26]]),
        // A few cells, and all of them.
        test_file("random-01", sample(30, 1, |rng| several(rng, 63))),
        test_file("random-02", sample(30, 2, |rng| several(rng, full))),
        // Long runs, with two free cells.
        test_file("random-03", sample(20, 3, |rng| vec![crowded(rng), crowded(rng), crowded(rng)])),
    ]
}

fn test_file(name: &str, values: &[usize], boards: impl IntoIterator<Item = Vec<Row>>) -> TestFile {
    let mut rng = Rng::with_seed(0);
    let cases = boards.into_iter().map(|rows| {
        let wins = nim_wins(&rows.iter().map(|&row| values[row]).collect::<Vec<_>>());
        let lines = rows.iter().map(|&row| {
            assert!((1..1 << CELLS).contains(&row));
            let mut cells = (1..=CELLS).filter(|cell| row >> (CELLS - cell) & 1 == 1).collect_vec();
            if name.starts_with("random") {
                rng.shuffle(&mut cells); // in any order
            }
            format!("{} {}", cells.len(), cells.iter().join(" "))
        });
        let lines = lines.collect_vec().join("\n");
        Case::new(format!("{}\n{lines}", rows.len()), if wins { "YES" } else { "NO" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// The Grundy values of all rows, by the rules alone. A move to the right makes the number of the row smaller.
fn values() -> Vec<usize> {
    let mut values = vec![0; 1 << CELLS];
    for row in 0usize..1 << CELLS {
        let (mut free, mut reached) = (0, 0u32); // the nearest free cell to the right, and a bit for each value
        for cell in 0..CELLS {
            if row >> cell & 1 == 0 {
                free = 1 << cell;
            } else if free > 0 {
                reached |= 1 << values[row ^ 1 << cell ^ free];
            }
        }
        values[row] = reached.trailing_ones() as usize; // there are 19 moves at most
    }
    values
}
