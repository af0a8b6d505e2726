//! Largest inputs of Stones.

use crate::prelude::*;

/// Ten cases of these pairs of piles, each as far below the mean as above it, and two piles at the end.
fn cases_of(k: u64, x: u64, below: &[u64], last: u64) -> Vec<String> {
    let around = |d: &u64| [x - d, x + d];
    let piles: Vec<u64> = below.iter().chain([&last]).flat_map(around).collect();
    vec![format!("{} {k}\n{}", piles.len(), spaced(&piles)); 10]
}

pub fn cases() -> Vec<TestFile> {
    let (pairs, x, rng) = (100_000, 500_000_000, &mut Rng::with_seed(1));
    let thirds: Vec<u64> =
        random(rng, pairs - 1, 0..=x / 3).iter().map(|third| 3 * third).collect();
    let files = [
        ("all equal, but for a draw by the last two", cases_of(2, x, &all_equal(pairs - 1, 0), 1)),
        ("0 and the largest, k = 1: some 10^14 moves", cases_of(1, x, &all_equal(pairs - 1, x), 1)),
        ("random around the mean, k = 3", cases_of(3, x, &thirds, 3)),
        ("all at the bound, k = 10^9", cases_of(2 * x, 2 * x, &all_equal(pairs - 1, 0), 0)),
    ];
    largest(files)
}
