//! Test files of Marbles. An input is a single case.

use crate::rules::{mex, nim_wins, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The last row and column.
const MAX: usize = 100;

type Cell = (usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let cells = |count, seed, last| sample(count, seed, |rng| cell(rng, last));
    vec![
        // A marble on the diagonal wins, whatever the others are; so the lost cells are not those of Wythoff's game.
        test_file("edge-01", &[(1, 1)]),
        test_file("edge-02", &[(1, 2), (3, 3), (1, 2), (2, 1)]),
        // All moves of this marble lose, and those of two and three such marbles.
        test_file("edge-03", &[(2, 1)]),
        test_file("edge-04", &[(1, 2), (2, 1)]),
        test_file("edge-05", &[(1, 2), (2, 1), (1, 2)]),
        // Marbles that are won alone, and lost together.
        test_file("edge-06", &[(1, 3), (3, 1)]),
        test_file("edge-07", &[(1, 3), (2, 4), (4, 3), (2, 3), (1, 2)]),
        // The largest cells, one of them on the diagonal.
        test_file("edge-08", &[(MAX, MAX)]),
        test_file("edge-09", &[(MAX, MAX - 1), (MAX - 1, MAX)]),
        test_file("edge-10", &[(MAX, MAX - 1)]),
        test_file("edge-11", &lost(&cells(3, 1, 6))),
        test_file("random-01", &cells(3, 2, 4)),
        test_file("random-02", &lost(&cells(60, 3, MAX))),
        test_file("random-03", &cells(60, 4, MAX)),
        test_file("random-04", &lost(&cells(900, 5, MAX))),
    ]
}

/// A cell off the diagonal.
fn cell(rng: &mut Rng, last: usize) -> Cell {
    let (row, column) = (rng.usize(1..last), rng.usize(1..=last));
    (if row < column { row } else { row + 1 }, column)
}

/// The cells, and small ones such that the position is lost.
fn lost(cells: &[Cell]) -> Vec<Cell> {
    let values = values();
    let sum = cells.iter().fold(0, |sum, &cell| sum ^ of(&values, cell));
    let digits = (0..8).map(|digit| 1 << digit).filter(|digit| sum & digit != 0);
    let small =
        (1..=MAX).cartesian_product(1..=MAX).filter(|(row, column)| row != column).collect_vec();
    let equal = |digit| small.iter().copied().find(|&cell| of(&values, cell) == digit);
    cells
        .iter()
        .copied()
        .chain(digits.map(|digit| equal(digit).expect("a cell of this value")))
        .collect()
}

/// The value of each cell off the axes and off the diagonal.
type Values = Vec<(Cell, usize)>;

fn of(values: &Values, cell: Cell) -> usize {
    values[values.binary_search_by_key(&cell, |entry| entry.0).expect("a value")].1
}

/// By mex, where the options of a cell are all cells before it in the same row, column or diagonal.
fn values() -> Values {
    let mut values: Values = Vec::new();
    let cells = (1..=MAX).cartesian_product(1..=MAX);
    // What was found in each row, each column and each diagonal.
    let mut lines = vec![Vec::new(); 5 * MAX];
    for (row, column) in cells.filter(|(row, column)| row != column) {
        let own = [row, column + MAX + 1, row + 4 * MAX - column];
        let options = own.iter().flat_map(|&line| lines[line].iter().copied()).collect_vec();
        let value = mex(&options);
        for line in own {
            lines[line].push(value);
        }
        values.push(((row, column), value));
    }
    values
}

fn test_file(name: &str, marbles: &[Cell]) -> TestFile {
    assert!(marbles.len() <= 1000, "{name}");
    let values = values();
    let is_decided = marbles.iter().any(|(row, column)| row == column);
    let wins = is_decided || nim_wins(&marbles.iter().map(|&cell| of(&values, cell)).collect_vec());
    if marbles.len() <= 5 && marbles.iter().all(|&(row, column)| row.max(column) <= 6) {
        assert_eq!(wins, by_rules(marbles), "{marbles:?}");
    }
    let lines = marbles.iter().map(|(row, column)| format!("{row} {column}")).join("\n");
    let input = format!("{}\n{lines}", marbles.len());
    TestFile::new(name, [Case::new(input, if wins { "Y" } else { "N" })])
}

/// By search. A marble in the corner ends the game, and who is to move then has lost.
fn by_rules(marbles: &[Cell]) -> bool {
    let moves = |marbles: &Vec<Cell>| {
        let mut options = Vec::new();
        if marbles.contains(&(0, 0)) {
            return options;
        }
        for (i, &(row, column)) in marbles.iter().enumerate() {
            for (up, left) in (0..=row).cartesian_product(0..=column) {
                if up + left > 0 && (up == 0 || left == 0 || up == left) {
                    let mut next = marbles.clone();
                    next[i] = (row - up, column - left);
                    next.sort_unstable();
                    options.push(next);
                }
            }
        }
        options
    };
    let mut marbles = marbles.to_vec();
    marbles.sort_unstable();
    Search::normal(moves).wins(&marbles)
}
