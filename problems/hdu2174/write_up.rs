//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, lost_cells, Document};
use common::grundy::GrundySearch;

const WRITE_UP: Document = Document::write_up("hdu2174");

/// A cell by its row and column, from 1 on.
type Cell = (u64, u64);

/// All boards of up to 20 rows and columns with their Grundy values, where `options` are the moves; those
/// that leave the board do not count.
fn values(options: impl Fn(u64, u64) -> Vec<Cell>) -> Vec<(Cell, u64)> {
    let mut search = GrundySearch::new(|&(n, m): &Cell| {
        options(n, m).into_iter().filter(|&(n, m)| n > 0 && m > 0).collect()
    });
    let cells = (1..=20).flat_map(|n| (1..=20).map(move |m| (n, m)));
    cells.map(|cell| (cell, search.grundy(&cell))).collect()
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(6, 9);
    let row = |n: usize| (format!("n = {n}"), lost_cells(wins[n][1..].iter().copied(), 'W'));
    WRITE_UP.table("board", &grid("m", 1..=9, (1..=6).rev().map(row)));
}

#[test]
fn the_cpp_is_the_same() {
    let rows = brute_force(20, 30).into_iter().skip(1).map(|row| row.into_iter().skip(1));
    WRITE_UP.prints("brute_force.cpp", &letter_lines(rows));
}

#[test]
fn exercise_3_a_queen() {
    let queen = |n: u64, m: u64| {
        let straight = (1..n).map(|row| (row, m)).chain((1..m).map(|column| (n, column)));
        straight.chain((1..n.min(m)).map(|distance| (n - distance, m - distance))).collect()
    };
    let lost = values(queen).into_iter().filter(|&((n, m), value)| value == 0 && n <= m);
    let lost: Vec<String> = lost.take(5).map(|((n, m), _)| format!("$({n}, {m})$")).collect();
    WRITE_UP.says(&lost.join(", "));
}

#[test]
fn exercise_5_grundy_values() {
    let values = values(|n, m| vec![(n, m - 1), (n - 1, m), (n - 1, m - 1)]);
    let value = |cell| values.iter().find(|(other, _)| *other == cell).unwrap().1;
    let row = |n| (format!("n = {n}"), cells((1..=9).map(|m| value((n, m)))));
    WRITE_UP.table("values", &grid("m", 1..=9, (1..=6).rev().map(row)));
}
