//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use checks::blocks::{named, Document};
use checks::rules::{all_lists, nim_sum};

const WRITE_UP: Document = Document::write_up("abc212h");

/// How many rows of `n` of these numbers have each Nim sum below `size`.
fn rows(n: u32, numbers: &[usize], size: usize) -> Vec<i64> {
    let mut counts = vec![0; size];
    for row in all_lists(n as usize, numbers.iter().copied()) {
        counts[nim_sum(&row)] += 1;
    }
    counts
}

/// 1 if the bitwise and has an even number of digits 1, otherwise -1.
fn sign(i: usize, v: usize) -> i64 {
    if (i & v).count_ones() % 2 == 0 {
        1
    } else {
        -1
    }
}

/// t(i) by its definition, of how often each number is there.
fn t(i: usize, counts: &[i64]) -> i64 {
    (0..).zip(counts).map(|(v, count)| sign(i, v) * count).sum()
}

#[test]
fn one_two_and_three() {
    let mut table = vec![named("Nim sum", 0..4)];
    table.extend((1..=5).map(|n| named(format!("n = {n}"), rows(n, &[1, 2, 3], 4))));
    WRITE_UP.table("rows", &table);
}

#[test]
fn the_signs() {
    let signs = (0..4).map(|i| {
        let signs = (0..4).map(|v| if sign(i, v) > 0 { '+' } else { '-' });
        [named(i, signs), vec![t(i, &rows(1, &[1, 2], 4)).to_string()]].concat()
    });
    let head = [named("i", (0..4).map(|v| format!("v = {v}"))), vec!["t(i)".to_string()]].concat();
    WRITE_UP.table("signs", &[vec![head], signs.collect()].concat());
}

#[test]
fn exercise_1_primes() {
    let count = |n, primes: &[usize]| rows(n, primes, 16)[0];
    WRITE_UP.says(&format!(
        "3, 7, {}, 4, 13, {}",
        count(3, &[2, 3, 5, 7]),
        count(4, &[2, 3, 5, 7, 11, 13])
    ));
}
