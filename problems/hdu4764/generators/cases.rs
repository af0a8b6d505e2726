//! Largest inputs of Stone.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, max, rng) = (1000, 100_000_000, &mut Rng::with_seed(1));
    let line = |n: u64, k: u64| format!("{n} {k}");
    // The largest number with which Jiang wins, less some multiples of k + 1.
    let lost = |i: u64, k: u64| line((max - 1) / (k + 1) * (k + 1) + 1 - i * (k + 1), k);
    let random = (0..count).map(|_| line(rng.u64(1..=max), rng.u64(1..=100)));
    largest([
        ("the largest N, all k", (0..count).map(|i| line(max - i / 100, 1 + i % 100)).collect()),
        ("lost, all k", (0..count).map(|i| lost(i / 100, 1 + i % 100)).collect()),
        ("random", random.collect::<Vec<_>>()),
    ])
}
