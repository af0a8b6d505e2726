//! What the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, row};
use super::LAST;
use checks::blocks::{cells, grid, lines, spaced, Document};
use checks::rules::{in_one, Search};

/// The row of the picture.
const PICTURE: &str = "oo..ooooo.oooo.ooo.o";

const WRITE_UP: Document = Document::write_up("hdu5724");

/// A row, `o` for a piece.
fn parsed(text: &str) -> Vec<bool> {
    text.chars().map(|cell| cell == 'o').collect()
}

fn shown(row: &[bool]) -> String {
    row.iter().map(|&is_piece| if is_piece { 'o' } else { '.' }).collect()
}

/// The row of 20 cells with these pieces.
fn row_with(pieces: &[u64]) -> Vec<bool> {
    (1..=LAST).map(|cell| pieces.contains(&cell)).collect()
}

/// A row of blocks, with a hole between two of them.
fn row_of(blocks: &[usize]) -> String {
    blocks.iter().map(|&pieces| "o".repeat(pieces)).collect::<Vec<_>>().join(".")
}

/// All rows of this many cells.
fn rows(cells: u32) -> impl Iterator<Item = Vec<bool>> {
    (0..1 << cells).map(move |number| row(number, cells))
}

/// What the moves leave, in the order of the pieces: each goes to the next hole on its right.
fn moves(row: &[bool]) -> Vec<Vec<bool>> {
    let pieces = (0..row.len()).filter(|&piece| row[piece]);
    let options = pieces.filter_map(|piece| {
        let hole = (piece..row.len()).find(|&cell| !row[cell])?;
        let mut option = row.to_vec();
        option.swap(piece, hole);
        Some(option)
    });
    options.collect()
}

#[test]
fn the_tables() {
    let cells_of_a_row = 5;
    let values = brute_force(cells_of_a_row);
    let mut table = vec![cells(["value", "rows"])];
    for value in 0..u64::from(cells_of_a_row) {
        let rows = rows(cells_of_a_row).zip(&values).filter(|(_, other)| **other == value);
        let rows = spaced(rows.map(|(row, _)| format!("`{}`", shown(&row))));
        table.push(vec![value.to_string(), rows]);
    }
    WRITE_UP.table("values", &table);

    let by_rules = |blocks: &[usize]| {
        let row = row_of(blocks);
        let number = row.chars().fold(0, |number, cell| 2 * number + usize::from(cell == 'o'));
        brute_force(u32::try_from(row.len()).unwrap())[number]
    };
    let table = |b2, b0| {
        let row = |b3| (format!("b3 = {b3}"), cells((0..4).map(|b1| by_rules(&[b3, b2, b1, b0]))));
        grid("b1", 0..4, (0..4).map(row))
    };
    for (b2, b0) in [(0, 0), (0, 1), (1, 0), (2, 1), (3, 0)] {
        WRITE_UP.table("blocks", &table(b2, b0));
    }
}

#[test]
fn the_cpp_is_the_same() {
    let line = |cells| brute_force(cells).iter().map(u64::to_string).collect();
    WRITE_UP.prints("brute_force.cpp", &lines((0..=8).map(line)));
}

type Board = Vec<Vec<bool>>;

fn board_search() -> Search<Board, impl Fn(&Board) -> Vec<Board>> {
    Search::normal(|board: &Board| in_one(board, |_, row| moves(row)))
}

/// The winning moves on a board, as the piece and the hole in the row that changes.
fn winning_moves(board: &[Vec<bool>]) -> Vec<String> {
    let changed = |next: &Board| {
        let (old, new) = board.iter().zip(next).find(|(old, new)| old != new).unwrap();
        let cell = |was: bool| {
            (1..).zip(old.iter().zip(new)).find(|(_, (o, n))| **o == was && o != n).unwrap().0
        };
        let (piece, hole): (u64, u64) = (cell(true), cell(false));
        format!("{piece}, {hole}")
    };
    board_search().winning(&board.to_vec()).iter().map(changed).collect()
}

#[test]
fn exercise_1_winning_moves() {
    for board in [&[&[19][..], &[18]].map(row_with)[..], &[parsed(PICTURE)]] {
        WRITE_UP.says(&winning_moves(board).join(", "));
    }
}
