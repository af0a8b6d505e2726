//! Largest inputs of Fragmented Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200_000, 1_000_000_000, &mut Rng::with_seed(1));
    let ones = |count| all_equal(count, 1);
    let small = (0..10_000).map(|_| random(rng, 20, 1..=2)).collect();
    let files = [
        ("ones alone: lost", vec![ones(n)]),
        (
            "ones on both sides of a pile: lost",
            vec![[ones(n / 2), vec![max], ones(n / 2 - 1)].concat()],
        ),
        ("all at the bound", vec![all_equal(n, max)]),
        ("10000 cases of ones and twos", small),
    ];
    largest(files.map(|(shape, cases)| (shape, cases.iter().map(|piles| counted(piles)).collect())))
}
