//! The table and the numbers that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{letter_lines, listed, lost_cells, named, Document};
use checks::rules::{minus, Search};
use std::iter::successors;

const WRITE_UP: Document = Document::write_up("hdu1847");

/// The lost ones of the piles of 0 to `n` cards, where a move takes a number of `takes`.
fn lost(n: usize, takes: &[usize]) -> Vec<usize> {
    Search::normal(|&pile: &usize| minus(pile, takes.iter().copied())).lost(0..=n)
}

/// The powers of `base` up to `n`.
fn powers(base: usize, n: usize) -> Vec<usize> {
    successors(Some(1), |power| Some(power * base).filter(|&power| power <= n)).collect()
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(24).into_iter();
    let row = lost_cells(wins, 'W');
    WRITE_UP.table("piles", &[named("n", 0..=24), named("", row)]);
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines([brute_force(300)]));
}

#[test]
fn exercise_3_powers_of_other_numbers() {
    let threes = listed(&lost(20, &powers(3, 20))[..4]);
    let fours = listed(&lost(20, &powers(4, 20))[..6]);
    WRITE_UP.says(&format!("3, {threes}, 4, {fours}"));
}
