//! Largest inputs of Nim Game II.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n, most) = (&mut Rng::with_seed(1), 200_000, 1_000_000_000);
    let half = random(rng, n / 2, 1..=most / 2);
    // Pairs with the same remainder modulo 4, which are not equal.
    let lost: Vec<u64> = half.iter().flat_map(|&x| [x, x / 7 * 4 + x % 4 + 4]).collect();
    largest([
        ("many cases of one heap", (0..n as u64).map(|i| format!("1\n{}", most - i)).collect()),
        ("pairs of the same remainder", vec![counted(&lost)]),
        ("random", vec![counted(&random(rng, n, 1..=most))]),
    ])
}
