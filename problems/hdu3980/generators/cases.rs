//! Largest inputs of Paint Chain.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, rng) = (10_000, &mut Rng::with_seed(1));
    let line = |n: u64, m: u64| format!("{n} {m}");
    largest([
        // A table for each M, and each of them again and again.
        ("large rings, all M", (0..count).map(|i| line(1000 - i / 1000, 1 + i % 1000)).collect()),
        (
            "small M, all rings",
            (0..count).map(|i| line(1 + i % 1000, 1 + i / 1000)).collect::<Vec<_>>(),
        ),
        ("the largest rings, M is 2", (0..count).map(|i| line(1000 - i % 10, 2)).collect()),
        ("random", (0..count).map(|_| line(rng.u64(1..=1000), rng.u64(1..=1000))).collect()),
        (
            "random odd rings, M up to 100",
            (0..count).map(|_| line(2 * rng.u64(250..500) + 1, rng.u64(1..=100))).collect(),
        ),
    ])
}
