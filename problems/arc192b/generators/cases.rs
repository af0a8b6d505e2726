//! Largest inputs of Fennec VS. Snuke 2.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200_000, 1_000_000_000, &mut Rng::with_seed(1));
    let files = [
        ("the largest piles: lost", all_equal(n, max)),
        ("an odd number of the largest odd piles", all_equal(n - 1, max - 1)),
        ("an even number of them: lost", all_equal(n, max - 1)),
        ("random", random(rng, n, 1..=max)),
        ("one odd pile at the end", [all_equal(n - 1, max), vec![1]].concat()),
    ];
    largest(files.map(|(shape, piles)| (shape, vec![counted(&piles)])))
}
