//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, listed, lost_cells, Document};
use checks::rules::{minus, Search};

const WRITE_UP: Document = Document::write_up("hdu1846");

#[test]
fn the_write_up_shows_the_table() {
    let rows = (1..=4).map(|m| {
        let heaps = brute_force(12, m).into_iter();
        (format!("m = {m}"), lost_cells(heaps, 'W'))
    });
    WRITE_UP.table("heaps", &grid("n", 0..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let rows = letter_lines((1..=10).map(|m| brute_force(40, m)));
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn exercise_1_the_last_stone_loses() {
    let lost = Search::misere(|&heap: &usize| minus(heap, 1..=3)).lost(0..=20);
    WRITE_UP.says(&format!("m = 3, {}", listed(&lost[..4])));
}

#[test]
fn exercise_2_takes_of_p_to_q() {
    // With fewer than p stones: all of them.
    let lost = Search::normal(|&heap: &usize| minus(heap, heap.min(2)..=4)).lost(0..=20);
    WRITE_UP.says(&format!("p = 2, q = 4, {}", listed(&lost[..6])));
}

#[test]
fn exercise_4_powers_of_two() {
    let lost = Search::normal(|&heap: &usize| minus(heap, [1, 2, 4, 8, 16])).lost(0..=20);
    WRITE_UP.says(&format!("{}, 3", listed(&lost[..5])));
}
