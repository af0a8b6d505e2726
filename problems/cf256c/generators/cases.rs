//! Test files of Furlo and Rublo and Game. An input is a single case.

use crate::rules::{mex, nim_sum};
use crate::{sample, Case, TestFile};
use itertools::Itertools;
use std::ops::Range;

/// The largest pile.
const MAX: usize = 777_777_777_777;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let table = table();
    let random = sample(60, 1, |rng| {
        let most = 1 << rng.u32(2..40);
        rng.usize(1..=most).min(MAX)
    });
    // Behind each of them a pile of the same value.
    let equal = |pile: usize| [1, 4, 16, 6724][value(pile, &table)];
    let pairs = random.iter().flat_map(|&pile| [pile, equal(pile)]).collect_vec();
    [
        // One pile: no move, a move, and the largest one.
        ("edge-01", vec![3]),
        ("edge-02", vec![4]),
        ("edge-03", vec![MAX]),
        // The ends of all runs of equal values, where floating point misleads; they balance.
        ("edge-04", vec![1, 3, 4, 15, 16, 81, 82, 6723, 6724, 50_625]),
        ("edge-05", vec![50_626, 2_562_991_875, 2_562_991_876, MAX]),
        // Only the value 0: piles with moves, but lost.
        ("edge-06", vec![82, 1000, 6723]),
        // Around squares and fourth powers, the ends of windows.
        (
            "edge-07",
            vec![255, 256, 257, 624, 625, 626, 6723 * 6723, 6724 * 6724, 81 * 81 * 81 * 81 + 1],
        ),
        // Both sides of the last change, where nothing else balances it.
        ("edge-08", vec![2_562_991_875, 2_562_991_876]),
        ("edge-09", vec![50_626, MAX]),
        // The first and the last pile of a value.
        ("edge-10", vec![16, 81]),
        ("edge-11", vec![6724, 50_625]),
        ("random-01", pairs),
        ("random-02", random),
    ]
    .into_iter()
    .map(|(name, piles)| test_file(name, &piles, &table))
    .collect()
}

/// The options of a pile of `x`.
fn window(x: usize) -> Range<usize> {
    let root = x.isqrt().isqrt();
    let first = if root.pow(4) < x { root + 1 } else { root };
    first..(x.isqrt() + 1).min(x)
}

/// The Grundy value of a pile, by the definition.
fn value(pile: usize, table: &[usize]) -> usize {
    mex(&table[window(pile)])
}

/// The Grundy values of all piles that a move can leave.
fn table() -> Vec<usize> {
    let mut table: Vec<usize> = Vec::new();
    for x in 0..=MAX.isqrt() {
        let is_as_before = x > 0 && window(x) == window(x - 1);
        table.push(if is_as_before { table[x - 1] } else { value(x, &table) });
    }
    table
}

fn test_file(name: &str, piles: &[usize], table: &[usize]) -> TestFile {
    assert!(piles.iter().all(|pile| (1..=MAX).contains(pile)), "{name}");
    let wins = nim_sum(&piles.iter().map(|&pile| value(pile, table)).collect_vec()) != 0;
    let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Furlo" } else { "Rublo" })])
}
