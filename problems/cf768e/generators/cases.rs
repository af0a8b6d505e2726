//! Largest inputs of Game of Stones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (1_000_000, &mut Rng::with_seed(1));
    // Two and two piles have the same value.
    let ends = [1, 2, 3, 5, 6, 9, 10, 14, 15, 20, 21, 27, 28, 35, 36, 44, 45, 54, 55, 60];
    let files = [
        ("all equal, lost", all_equal(n / 2, 60)),
        ("equal values, but not equal sizes, lost", [cycled(&ends, n - 2), vec![55, 60]].concat()),
        ("random, won", random(rng, n, 1..=60)),
    ];
    largest(files.map(|(shape, piles)| (shape, vec![format!("{}\n{}", piles.len(), lines(piles))])))
}
