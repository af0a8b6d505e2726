//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, listed, lost_cells, Document};
use checks::rules::{minus, Search};

const WRITE_UP: Document = Document::write_up("hdu2897");

#[test]
fn the_write_up_shows_the_table() {
    let rows = [(1, 3), (2, 4), (2, 5), (3, 3)].map(|(p, q)| {
        let heaps = brute_force(18, p, q).into_iter();
        (format!("p = {p}, q = {q}"), lost_cells(heaps, 'W'))
    });
    WRITE_UP.table("heaps", &grid("n", 0..=18, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let rows = (1..=6).flat_map(|q| (1..=q).map(move |p| brute_force(40, p, q)));
    WRITE_UP.prints("brute_force.cpp", &letter_lines(rows));
}

#[test]
fn exercise_3_the_last_coin_wins() {
    let lost = Search::normal(|&heap: &usize| minus(heap, heap.min(2)..=4)).lost(0..=20);
    WRITE_UP.says(&format!("2, 4, {}", listed(&lost[..6])));
}
