//! Largest inputs of Grid Game 3-angle.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, m, k, rng) = (1_000_000_000, 200_000, 200_000, &mut Rng::with_seed(1));
    let rows = spread(m, 1..=n);
    // One cell a class, and its stones are a multiple of k + 1; the last case has a stone more.
    let full = vec![n / (k + 1) * (k + 1); m - 1];
    let one_more = [&full[..], &[full[0] + 1]].concat();
    let side_by_side: Vec<u64> = (n - m as u64 + 1..=n).collect();
    let equal = all_equal(m, n);
    let small = (0..100).map(|_| case(n, k, &random(rng, 2000, 1..=n), &all_equal(2000, 7)));
    let files = [
        ("100 cases of large k", small.collect()),
        ("rows side by side, one of them won", vec![case(n, k, &side_by_side, &one_more)]),
        ("two cells of a class each, lost", vec![case(n, m as u64 / 2 - 1, &side_by_side, &equal)]),
        ("k = 1", vec![case(n, 1, &rows, &random(rng, m, 1..=n))]),
        ("random", vec![case(n, k, &rows, &random(rng, m, 1..=n))]),
    ];
    largest(files)
}

/// The cells are in the columns 1, 2, ..., as far as their rows go, so that none comes twice.
fn case(n: u64, k: u64, rows: &[u64], stones: &[u64]) -> String {
    let cells = rows.iter().zip(1..).zip(stones);
    let cells = cells.map(|((row, i), stones)| format!("{row} {} {stones}", i.min(*row)));
    format!("{n} {} {k}\n{}", rows.len(), lines(cells))
}
