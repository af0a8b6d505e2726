//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, joined, lines, listed, Document};
use checks::rules::{in_one, minus, Search};

const WRITE_UP: Document = Document::write_up("hdu1850");

#[test]
fn the_cpp_is_the_same() {
    let rows = brute_force(12).into_iter().flatten().map(|row| joined(row, ""));
    WRITE_UP.prints("brute_force.cpp", &lines(rows));
}

#[test]
fn the_write_up_shows_the_table() {
    let winning = brute_force(8);
    let row = |a: usize| cells(winning[a].iter().map(|winning| winning[3]));
    let rows = (0..8).map(|a| (format!("a = {a}"), row(a)));
    WRITE_UP.table("winning moves", &grid("b", 0..8, rows));
}

#[test]
fn heaps_from_1_to_n() {
    let nim_sum = |n: usize| (1..=n).fold(0, |sum, heap| sum ^ heap);
    WRITE_UP.says(&format!(r"n = {}, \dots", listed((1..=15).filter(|&n| nim_sum(n) == 0))));
}

#[test]
fn two_winning_moves_of_three_pieces() {
    // Ascending cells from 1 on; a piece stays right of the one before it.
    let mut game = Search::normal(|pieces: &Vec<usize>| {
        in_one(pieces, |i, &cell| if i == 0 { 1..cell } else { pieces[i - 1] + 1..cell })
    });
    let [first, second] = &game.winning(&vec![2, 4, 5])[..] else { panic!("two moves") };
    WRITE_UP.says(&format!("2, {}, 0, 0, 4, {}, 1, 1", first[0], second[1]));
}

#[test]
fn takes_of_1_or_3() {
    let left = Search::normal(|&heap: &usize| minus(heap, [1, 3])).winning(&3);
    WRITE_UP.says(&format!("3, 1, {}, 3, {}", left[0], left[1]));
}
