//! The table and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, listed, lost_cells, with_kinds, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};

const FIBONACCI: [usize; 10] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

const WRITE_UP: Document = Document::write_up("hdu1848");

/// The Grundy values of the heaps of 0 to `max` stones, from the definition.
fn grundy(takes: &[usize], max: usize) -> Vec<u64> {
    values_of_heaps(max + 1, |heap| minus(heap, takes.iter().copied()))
}

#[test]
fn the_write_up_shows_the_table() {
    let lost = brute_force(21);
    let row = |m| lost_cells((0..=21).map(|n| !lost.contains(&[m, n, 0])), '.');
    let rows = (0..=11).map(|m| (format!("m = {m}"), row(m)));
    WRITE_UP.table("kinds", &with_kinds(grid("n", 0..=21, rows)));
}

#[test]
fn the_cpp_is_the_same() {
    let lost = brute_force(15);
    let mut lines = String::new();
    for (m, n) in (0..=15).flat_map(|m| (0..=15).map(move |n| (m, n))) {
        lines.extend((0..=15).map(|p| if lost.contains(&[m, n, p]) { 'L' } else { '.' }));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn the_largest_value_to_heap_1000_is_9() {
    let mut table = Vec::new();
    assert_eq!((0..=1000).map(|heap| super::grundy(heap, &mut table)).max(), Some(9));
}

#[test]
fn both_winning_moves_from_10_and_9() {
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| minus(heap, FIBONACCI)));
    assert_eq!(game.winning(&vec![10, 9]), [[9, 9], [10, 4]]);
    let values = grundy(&FIBONACCI, 10);
    let [four, nine, ten] = [4, 9, 10].map(|heap| values[heap]);
    WRITE_UP.says(&format!("{ten}, {nine}, 0, 5, 5, 9, 4, {four}, 1, 10, 9, {ten}, {nine}"));
}

#[test]
fn lost_heaps_of_both_games() {
    let values = grundy(&FIBONACCI, 36);
    WRITE_UP.says(&listed((0..=36).filter(|&heap| values[heap] == 0)));
}
