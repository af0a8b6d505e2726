//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::powers;
use super::tests::{answer, brute_force};
use checks::blocks::{named, Document};
use checks::rules::{all_lists, nim_sum};
use common::walsh::{transform, PRIME};

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
fn the_transform_is_the_definition() {
    for numbers in [vec![1, 2], vec![1, 2, 3], vec![3, 5, 7, 8], vec![6]] {
        let counts = rows(1, &numbers, 16);
        let mut transformed: Vec<u64> = counts.iter().map(|&count| count.unsigned_abs()).collect();
        transform(&mut transformed);
        for (i, found) in transformed.into_iter().enumerate() {
            let t = t(i, &counts);
            let expected = if t < 0 { PRIME - t.unsigned_abs() } else { t.unsigned_abs() };
            assert_eq!(found, expected, "{numbers:?} {i}");
        }
        // Rows of each length by the theorem.
        for n in 1..=4 {
            let lost = (0..16).map(|i| t(i, &counts).pow(n)).sum::<i64>() / 16;
            assert_eq!(lost, rows(n, &numbers, 16)[0]);
        }
    }
    assert_eq!(powers(3, 4), (3 + 9 + 27 + 81, 81));
}

#[test]
fn the_sample_by_hand() {
    assert_eq!(answer(2, &[1, 2]), format!("{}\n", brute_force(2, &[1, 2])));
    let lost = rows(2, &[1, 2], 4)[0];
    WRITE_UP.says(&format!("(2^2 + 0^2 + 0^2 + (-2)^2) / 4 = {lost}"));
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

#[test]
fn exercise_2_other_sums() {
    for (n, numbers) in [(3, vec![1, 2, 3]), (4, vec![1, 4, 6]), (2, vec![2, 3, 5, 7])] {
        let counts = rows(1, &numbers, 8);
        for (x, found) in rows(n, &numbers, 8).into_iter().enumerate() {
            let sum: i64 = (0..8).map(|i| sign(i, x) * t(i, &counts).pow(n)).sum();
            assert_eq!(sum, 8 * found, "{numbers:?} {x}");
        }
    }
}

#[test]
fn exercise_3_all_numbers() {
    let all: Vec<usize> = (0..4).collect();
    let counts = rows(1, &all, 4);
    assert_eq!((0..4).map(|i| t(i, &counts)).collect::<Vec<_>>(), [4, 0, 0, 0]);
    assert_eq!(rows(3, &all, 4)[0], 4_i64.pow(2));
}

#[test]
fn exercise_4_a_closed_form() {
    for n in 1..=8 {
        let formula = (3_i64.pow(n) + 3 * (-1_i64).pow(n)) / 4;
        assert_eq!(rows(n, &[1, 2, 3], 4)[0], formula, "{n}");
    }
}
