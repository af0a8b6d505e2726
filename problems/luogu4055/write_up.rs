//! The boards that the write-up shows, and the answers to the exercises, against the rules.

use super::free_cells;
use super::tests::winning_starts;
use checks::blocks::{cells, grid, spaced, Document};

const WRITE_UP: Document = Document::write_up("luogu4055");

/// The board of the write-up and its picture.
fn example() -> Vec<String> {
    ["..##.#.", ".......", "#.#...#", "....#.#"].map(String::from).to_vec()
}

/// The board with `o` for each winning start.
fn with_starts(rows: &[String]) -> Vec<String> {
    let mut cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for (row, column) in winning_starts(rows) {
        cells[row][column] = 'o';
    }
    cells.into_iter().map(|row| row.into_iter().collect()).collect()
}

#[test]
fn the_write_up_shows_the_board() {
    let rows = example();
    let lines = rows.iter().zip(with_starts(&rows));
    let spaced = |row: &str| spaced(row.chars());
    let table = lines.map(|(row, starts)| format!("{}   {}\n", spaced(row), spaced(&starts)));
    WRITE_UP.text("board", &table.collect::<String>());
}

#[test]
fn the_write_up_shows_boards_without_blocked_cells() {
    let count = |n: usize, m| winning_starts(&vec![".".repeat(m); n]).len();
    let rows = (1..=4).map(|n| (format!("n = {n}"), cells((1..=5).map(|m| count(n, m)))));
    WRITE_UP.table("free", &grid("m", 1..=5, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = with_starts(&example()).join("\n") + "\n";
    for (n, m) in (1..=4).flat_map(|n| (1..=5).map(move |m| (n, m))) {
        let starts = winning_starts(&vec![".".repeat(m); n]).len();
        lines += &format!("{n} {m}: {starts}\n");
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_2_as_many_of_each_colour() {
    let rows = ["#.##", "....", "##.#"].map(String::from).to_vec();
    WRITE_UP.says(&format!("{}, {}", free_cells(&rows).0.len(), winning_starts(&rows).len()));
}
