//! Test files of A New Tetris Game.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The rows of a board, true where a cell is free.
type Board = Vec<Vec<bool>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let sides = (1..=20).flat_map(|rows| (1..=20).map(move |columns| (rows, columns)));
    let empty = sides.filter(|(rows, columns)| rows * columns <= 40);
    let corners = [0, 1, 5, 6, 7, 13, 42, 43, 48];
    vec![
        // Strips where no square fits; and all boards of 2 by 3: a blocked cell takes one place or both.
        test_file("edge-01", [board(1, 40, |_| false), board(40, 1, |_| false)]),
        test_file("edge-02", (0..64).map(|cells| board(2, 3, |i| cells >> i & 1 == 1))),
        // All empty boards with sides up to 20: rows come before columns, and strips show no simple pattern.
        test_file("edge-03", empty.map(|(rows, columns)| board(rows, columns, |_| false))),
        // As many cells as allowed, and as many of them free as allowed.
        test_file(
            "edge-04",
            [
                board(7, 7, |i| corners.contains(&i)),
                board(6, 8, |i| i < 8),
                board(8, 6, |i| i > 39),
            ],
        ),
        test_file(
            "random-01",
            sample(60, 1, |rng| {
                let (rows, columns) = [(7, 7), (6, 8), (5, 9), (12, 4), (3, 16)][rng.usize(..5)];
                let mut cells: Vec<usize> = (0..rows * columns).collect();
                rng.shuffle(&mut cells);
                let blocked = &cells[..rng.usize(9..=15)];
                board(rows, columns, |i| blocked.contains(&i))
            }),
        ),
    ]
}

fn board(rows: usize, columns: usize, is_blocked: impl Fn(usize) -> bool) -> Board {
    let free = (0..rows * columns).map(|i| !is_blocked(i)).collect_vec();
    free.chunks(columns).map(<[bool]>::to_vec).collect()
}

fn test_file(name: &str, boards: impl IntoIterator<Item = Board>) -> TestFile {
    let cases = boards.into_iter().map(|board| {
        let (rows, columns) = (board.len(), board[0].len());
        let free = board.iter().flatten().filter(|&&is_free| is_free).count();
        assert!(rows * columns < 50 && free <= 40, "{board:?}");
        let wins = Search::normal(moves).wins(&board);
        // An empty board with even sides is won: a square in the middle, then the opposite one of each.
        assert!(wins || free < rows * columns || rows % 2 == 1 || columns % 2 == 1, "{board:?}");
        let digits = |row: &Vec<bool>| row.iter().map(|&is_free| u8::from(!is_free)).join("");
        let lines = board.iter().map(digits).join("\n");
        Case::new(format!("{rows} {columns}\n{lines}"), if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases)
}

/// The boards after each move, by the rules.
fn moves(board: &Board) -> Vec<Board> {
    let places = (1..board.len()).cartesian_product(1..board[0].len());
    let after = |(row, column): (usize, usize)| {
        let cells = (row - 1..=row).cartesian_product(column - 1..=column);
        if !cells.clone().all(|(r, c)| board[r][c]) {
            return None;
        }
        let mut after = board.clone();
        cells.for_each(|(r, c)| after[r][c] = false);
        Some(after)
    };
    places.filter_map(after).collect()
}
