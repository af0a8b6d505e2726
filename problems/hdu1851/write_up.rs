//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};

const WRITE_UP: Document = Document::write_up("hdu1851");

/// The Grundy values of the piles of 0 to `max` stones, from the definition.
fn grundy(takes: &[usize], max: usize) -> Vec<u64> {
    values_of_heaps(max + 1, |pile| minus(pile, takes.iter().copied()))
}

#[test]
fn the_write_up_shows_the_table() {
    let rows = (1..=4).map(|l| {
        let wins = brute_force([l, 12], 13); // the second pile is a heap of Nim
        (format!("L = {l}"), cells(first_lost(&wins)))
    });
    WRITE_UP.table("piles", &grid("M", 0..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for n in 0..5_usize.pow(2) {
        rows += &letter_lines(brute_force([n % 5 + 1, n / 5 + 1], 13));
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn a_winning_move_that_raises_a_value() {
    let mut game =
        Search::normal(|piles: &Vec<usize>| in_one(piles, |_, &pile| minus(pile, 1..=3)));
    assert_eq!(game.winning(&vec![5, 3]), [[3, 3], [5, 1]]);
    let values = grundy(&[1, 2, 3], 5);
    let [one, three, five] = [1, 3, 5].map(|pile| values[pile]);
    WRITE_UP.says(&format!("{five}, {three}, 2, 2, 3, {one}, 2, 5, 3, {five}, {three}"));
    WRITE_UP.says(&format!("4, 3, 2, {}, {three}, {}", values[4], values[2]));
}

#[test]
fn takes_of_2_to_4_and_the_last_stone_loses() {
    let lost = Search::misere(|&pile: &usize| minus(pile, pile.min(2)..=4)).lost(0..60);
    assert!(lost.chunks(2).zip(0..).all(|(pair, i)| *pair == [6 * i + 1, 6 * i + 2]));
    WRITE_UP.says(&format!("{}, {}, 6", lost[0], lost[1]));
}
