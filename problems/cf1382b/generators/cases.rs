//! Largest inputs of Sequential Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (100_000, 1_000_000_000, &mut Rng::with_seed(1));
    let ones = |count| all_equal(count, 1);
    let files = [
        ("ones alone: lost", vec![ones(n)]),
        ("ones before the last pile: lost", vec![[ones(n - 1), vec![max]].concat()]),
        ("all at the bound", vec![all_equal(n, max)]),
        ("ones and twos", vec![random(rng, n, 1..=2)]),
        ("1000 rows, ones first", {
            let row = |i: usize| [ones(i % 97), random(rng, 100 - i % 97, 1..=max)].concat();
            (0..1000).map(row).collect()
        }),
    ];
    largest(files.map(|(shape, rows)| (shape, rows.iter().map(|row| counted(row)).collect())))
}
