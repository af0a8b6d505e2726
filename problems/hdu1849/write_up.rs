//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, spaced, Document};
use checks::rules::{in_one, Search};

const WRITE_UP: Document = Document::write_up("hdu1849");

#[test]
fn the_cpp_is_the_same() {
    let rows = letter_lines(brute_force(12).into_iter().flatten());
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(8);
    let rows =
        wins.iter().enumerate().map(|(a, wins)| (format!("a = {a}"), cells(first_lost(wins))));
    WRITE_UP.table("cells", &grid("b", 0..8, rows));
}

#[test]
fn the_write_up_adds_in_columns() {
    let line = |heap: u64| format!("{heap:2}   {}\n", spaced(format!("{heap:04b}").chars()));
    let sum = |heaps: [u64; 3]| {
        heaps.map(line).concat() + "------------\n" + &line(heaps[0] ^ heaps[1] ^ heaps[2])
    };
    WRITE_UP.text("columns", &sum([3, 6, 12]));
    WRITE_UP.text("columns after the move", &sum([3, 6, 5]));
}

#[test]
fn winning_moves_from_2_5_11_13() {
    let mut game = Search::normal(|pieces: &Vec<usize>| in_one(pieces, |_, &from| 0..from));
    let [five, eleven, thirteen] = &game.winning(&vec![2, 5, 11, 13])[..] else { panic!("three") };
    let to = [five[1], eleven[2], thirteen[3]];
    WRITE_UP.says(&format!("1, 5, 11, 13, 1, 3, 5, {}, 11, {}, 13, {}", to[0], to[1], to[2]));
}
