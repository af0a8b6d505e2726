//! The table and the numbers that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use super::{prime_factors, LARGEST};
use checks::blocks::{grid, listed, lost_cells, with_kinds, Document};
use checks::rules::{in_one, Search};
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("abc368f");

/// The proper divisors of `n`.
fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..n).filter(move |divisor| n % divisor == 0)
}

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let rows = (1..=12).map(|a| {
        let wins = (1..=18).map(|b| brute_force(&[a, b], &mut known));
        (format!("a = {a}"), lost_cells(wins, '.'))
    });
    WRITE_UP.table("kinds", &with_kinds(grid("b", 1..=18, rows)));
}

/// Which numbers of a row that `b` goes through Anna loses: `L`, else a dot.
fn row(rest: &[u64], most: u64, known: &mut HashMap<Vec<u64>, bool>) -> String {
    let numbers = (1..=most).map(|b| [rest, &[b]].concat());
    numbers.map(|numbers| if brute_force(&numbers, known) { '.' } else { 'L' }).collect()
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut rows = String::new();
    for a in 1..=30 {
        rows += &(row(&[a], 30, &mut known) + "\n");
    }
    for (a, b) in (1..=12).flat_map(|a| (1..=12).map(move |b| (a, b))) {
        rows += &(row(&[a, b], 12, &mut known) + "\n");
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn exercise_1_winning_moves() {
    let mut game = Search::normal(|numbers: &Vec<usize>| in_one(numbers, |_, &n| divisors(n)));
    let winning = game.winning(&vec![72, 30, 16]);
    assert_eq!(winning, [[72, 2, 16], [72, 3, 16], [72, 5, 16]]);
    let values = [72, 30, 16].map(|n| prime_factors(72)[n]);
    WRITE_UP.says(&format!("{}, {}, 30, 2, 30, 3, 30, 5", listed(values), nim_sum(values)));
}

#[test]
fn exercise_5_the_largest_value() {
    let factors = prime_factors(LARGEST);
    let largest = *factors.iter().max().unwrap();
    let with_it = (1..=LARGEST).filter(|&n| factors[n] == largest);
    WRITE_UP.says(&format!("{largest}, {}", listed(with_it)));
}
