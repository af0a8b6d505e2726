//! The values and the table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, listed, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};
use common::nim::nim_sum;

const WRITE_UP: Document = Document::write_up("abc297g");

/// The Grundy values of the heaps below `size`, from the definition.
fn table(takes: &(impl Iterator<Item = usize> + Clone), size: usize) -> Vec<u64> {
    values_of_heaps(size, |heap| minus(heap, takes.clone()))
}

#[test]
fn the_write_up_shows_the_table() {
    let rows = [(1, 3), (2, 4), (2, 5), (3, 3), (3, 8)].map(|(least, most)| {
        let wins = brute_force(&[least..=most, 1..=19], 20); // the second is a heap of Nim
        (format!("L = {least}, R = {most}"), cells(first_lost(&wins)))
    });
    WRITE_UP.table("heaps", &grid("A", 0..=19, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for most in 1..=6 {
        for least in 1..=most {
            rows += &letter_lines(brute_force(&[least..=most, 1..=15], 16));
        }
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn exercise_1_winning_moves() {
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| minus(heap, 2..=5)));
    let winning = game.winning(&vec![6, 8, 10]);
    assert_eq!(winning, [[3, 8, 10], [2, 8, 10], [6, 5, 10], [6, 4, 10], [6, 8, 6]]);
    let values = [6, 8, 10].map(|heap| table(&(2..=5), 11)[heap]);
    WRITE_UP.says(&format!("{}, {}, 6, 3, 4", listed(values), nim_sum(values)));
}
