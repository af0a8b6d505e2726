//! Largest inputs of Peanuts.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (1_000_000, 1_000_000_000, &mut Rng::with_seed(1));
    let ones = |count| all_equal(count, 1);
    let small = (0..100_000).map(|_| random(rng, 10, 1..=2)).collect();
    let halves = [ones(n / 2 - 1), random(rng, n / 2 + 1, 1..=2)].concat();
    let files = [
        ("100000 cases of ones and twos", small),
        ("ones alone, an odd number of them", vec![ones(n - 1)]),
        ("ones, then ones and twos", vec![halves]),
        ("all at the bound", vec![all_equal(n, max)]),
        ("random", vec![random(rng, n, 1..=max)]),
    ];
    largest(files.map(|(shape, rows)| (shape, rows.iter().map(|row| counted(row)).collect())))
}
