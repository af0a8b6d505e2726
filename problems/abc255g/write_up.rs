//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, Forbidden};
use checks::blocks::{first_lost, letter_lines, listed, named, spaced, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};

const WRITE_UP: Document = Document::write_up("abc255g");

/// The Grundy values of the heaps below `size`, from the definition.
fn table(forbidden: &[(usize, usize)], size: usize) -> Vec<u64> {
    values_of_heaps(size, |heap| moves(heap, forbidden))
}

#[test]
fn the_write_up_shows_the_table() {
    let mut table = vec![named("forbidden", 0..=11)];
    for pairs in [
        vec![],
        vec![(2, 2)],
        vec![(2, 2), (5, 5)],
        vec![(2, 2), (5, 5), (5, 3)],
        vec![(2, 2), (5, 5), (5, 3), (8, 1)],
        vec![(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)],
    ] {
        let shown = spaced(pairs.iter().map(|(heap, take)| format!("{heap}-{take}")));
        let forbidden: Forbidden = pairs.into_iter().collect();
        let wins = brute_force(&forbidden, &Forbidden::new(), 12); // the second is a heap of Nim
        table.push(named(shown, first_lost(&wins)));
    }
    WRITE_UP.table("heaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let some = Forbidden::from([(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)]);
    let all_stones = (1..=11).map(|heap| (heap, heap)).collect();
    let sets = [Forbidden::new(), some, all_stones];
    let mut rows = String::new();
    for in_a in &sets {
        for in_b in &sets {
            rows += &letter_lines(brute_force(in_a, in_b, 12));
        }
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// What the moves leave of a heap.
fn moves(heap: usize, forbidden: &[(usize, usize)]) -> Vec<usize> {
    minus(heap, (1..=heap).filter(|&take| !forbidden.contains(&(heap, take))))
}

#[test]
fn exercise_1_winning_moves() {
    let forbidden = [(2, 1), (3, 3), (3, 1), (1, 1)];
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| moves(heap, &forbidden)));
    assert_eq!(game.winning(&vec![1, 2, 4]), [[1, 2, 3], [1, 2, 2]]);
    let values = table(&forbidden, 5);
    let sum = values[1] ^ values[2] ^ values[4];
    WRITE_UP.says(&format!("1, 2, 3, 4, {}, {sum}, 1, 2, 4", listed(&values[1..])));
}

#[test]
fn exercise_4_lost_heaps() {
    let pairs = 200_000_usize;
    let k = (0..=pairs).rfind(|k| k * (k + 1) / 2 <= pairs).unwrap();
    WRITE_UP.says(&format!("M = {pairs}, {k}"));
}
