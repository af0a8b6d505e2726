//! Largest inputs of Nim Game I.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (200_000, &mut Rng::with_seed(1));
    let most = 1_000_000_000;
    // Every other case is lost.
    let pair = |(i, x): (u64, u64)| counted(&[x, x - i % 2]);
    let pairs = (0..).zip(spread(n / 2, 2..=most)).map(pair).collect();
    largest([
        ("one case, lost", vec![counted(&with_nim_sum_0(random(rng, n, 1 << 28..=(1 << 29) - 1)))]),
        ("single heaps", ascending(n).into_iter().map(|x| counted(&[x])).collect()),
        ("two heaps", pairs),
    ])
}
