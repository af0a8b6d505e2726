//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::{gap, tests};
use checks::blocks::{cells, grid, listed, Document};
use common::nim::nim_sum;

const WRITE_UP: Document = Document::write_up("hdu1730");

#[test]
fn the_write_up_shows_the_table() {
    let m = 5;
    let boards = tests::boards(2, m);
    let wins = tests::brute_force(&boards, m);
    let count = |first, second| {
        let gaps = |board: &tests::Board| [0, 1].map(|row| gap(board[row][0], board[row][1]));
        let with = || boards.iter().filter(|board| gaps(board) == [first, second]);
        let lost = with().filter(|&board| wins.get(board) == Some(&false)).count();
        format!("{lost}/{}", with().count())
    };
    let row = |first: u64| (first.to_string(), cells((0..=3).map(|second| count(first, second))));
    let table = grid("gaps", 0..=3, (0..=3).map(row));
    WRITE_UP.table("gaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for m in 2..=5 {
        let boards = tests::boards(2, m);
        let wins = tests::brute_force(&boards, m);
        let letter = |board| match wins.get(board) {
            Some(true) => 'W',
            Some(false) => 'L',
            None => '-',
        };
        let rows = usize::try_from(m * (m - 1)).unwrap();
        for boards in boards.chunks(rows) {
            lines.extend(boards.iter().map(letter).chain(['\n']));
        }
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let columns: [[u64; 2]; 3] = [[2, 4], [2, 5], [6, 3]];
    let gaps = |columns: [[u64; 2]; 3]| columns.map(|[mine, other]| gap(mine, other));
    let mut winning = Vec::new();
    for (row, to) in (0..3).flat_map(|row| (1..=6).map(move |to| (row, to))) {
        let [from, other] = columns[row];
        let mut next = columns;
        next[row][0] = to;
        let is_move = to != other && (to < other) == (from < other);
        if is_move && nim_sum(gaps(next)) == 0 {
            winning.push(format!("{}, {from}, {to}, {}", row + 1, listed(gaps(next))));
        }
    }
    WRITE_UP.says(&format!("{}, {}", listed(gaps(columns)), winning.join(", ")));
}
