//! Largest inputs of Nim, in teams.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, stones, rng) = (200, 8192, &mut Rng::with_seed(1));
    let case = |s: u64, limits: Vec<u64>| format!("{} {s} {}", limits.len() / 2, spaced(limits));
    largest([
        ("ten in each team", (0..count).map(|_| case(stones, random(rng, 20, 1..=16))).collect()),
        (
            "large limits, almost equal",
            (0..count).map(|i| case(stones - i, random(rng, 20, 15..=16))).collect(),
        ),
        (
            "equal limits, all of them",
            (0..count)
                .map(|i| case(stones - i / 16, all_equal(20, 1 + i % 16)))
                .collect::<Vec<_>>(),
        ),
        ("two players", (0..count).map(|i| case(stones - i, random(rng, 2, 1..=16))).collect()),
    ])
}
