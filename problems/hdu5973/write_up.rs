//! What the write-up shows, and the answers to its exercises.

use super::tests::brute_force;
use super::{fibonacci, parse, wins};
use checks::blocks::{cells, letter_lines, listed, Document};
use checks::rules::{fibonacci_numbers, zeckendorf};

const WRITE_UP: Document = Document::write_up("hdu5973");

/// The Fibonacci numbers 1, 2, 3, 5, ... below 10^9.
fn numbers() -> Vec<usize> {
    fibonacci_numbers(999_999_999)
}

/// The indices of the parts, the largest first.
fn indices(number: usize) -> Vec<usize> {
    zeckendorf(number, &numbers())
}

fn parts(number: usize) -> Vec<usize> {
    indices(number).into_iter().map(|index| numbers()[index]).collect()
}

fn numeral(number: usize) -> String {
    let indices = indices(number);
    let places = indices.first().map_or(1, |index| index + 1);
    (0..places).rev().map(|index| if indices.contains(&index) { '1' } else { '0' }).collect()
}

fn shifted(number: usize) -> usize {
    indices(number).into_iter().map(|index| numbers()[index + 1]).sum()
}

/// The lost pairs with a positive number up to `max`, by the rules.
fn lost_pairs(max: usize) -> Vec<(usize, usize)> {
    let won = brute_force(max);
    (1..=max).flat_map(|a| (a..=max).map(move |b| (a, b))).filter(|&(a, b)| !won[a][b]).collect()
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(40)));
}

#[test]
fn the_table() {
    let mut rows = vec![cells(["a", "Z(a)", "b", "Z(b)"])];
    for (a, b) in lost_pairs(20) {
        rows.push(vec![a.to_string(), numeral(a), b.to_string(), numeral(b)]);
        assert_eq!((numeral(a) + "0", shifted(a)), (numeral(b), b));
    }
    WRITE_UP.table("numerals", &rows);
}

#[test]
fn how_many_fibonacci_numbers() {
    let largest = parse(&format!("1{}", "0".repeat(100))).unwrap();
    let below = fibonacci().iter().filter(|&number| *number <= largest).count();
    WRITE_UP.says(&below.to_string());
}

#[test]
fn exercise_1_pairs_of_a_number() {
    for number in [100, 60] {
        WRITE_UP.says(&format!("{number}, {}", listed(parts(number))));
    }
    for number in [shifted(100), 37] {
        WRITE_UP.says(&format!("{}, {number}", listed(parts(number))));
    }
}

#[test]
fn exercise_2_the_pair_of_a_difference() {
    let a = shifted(49) + 1;
    let [before, after] = [49, a - 1].map(|number| format!("{}, {number}", listed(parts(number))));
    WRITE_UP.says(&format!("{before}, {after}, {a}, {}", a + 50));
}

#[test]
fn exercise_3_the_winning_moves() {
    let won = brute_force(100);
    let (a, b) = (60, 100);
    let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
    let both = (1..=a).map(|take| (a - take, b - take));
    assert!(one.chain(both).filter(|&(a, b)| !won[a][b]).eq([(60, 37)]));
    let lower = shifted(39) + 1;
    WRITE_UP.says(&format!("40, {lower}, {}", lower + 40));
}

#[test]
fn doubles_are_wrong() {
    let [a, b] = ["165580140", "267914295"].map(|word| parse(word).unwrap());
    assert!(!wins(a, b, &fibonacci()));
}
