//! Largest inputs of 1-2-K Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (max, rng) = (1_000_000_000_u64, &mut Rng::with_seed(1));
    let line = |n: u64, k: u64| format!("{n} {k}");
    // Up to three cells before and behind the last multiple of k + 1.
    let mut near = |k: u64| line((max - 2) / (k + 1) * (k + 1) - 3 + rng.u64(0..6), k);
    let (multiples, others) = ((1..=100).map(|i| 3 * i), (1..=100).map(|i| 3 * i + 1));
    let large = (0..100).map(|i| line(max - i / 10, max - i % 10));
    largest([
        ("the longest strip, small k", (3..103).map(|k| line(max, k)).collect()),
        ("ends of periods, multiples of 3", multiples.map(&mut near).collect()),
        ("ends of periods that are none", others.map(&mut near).collect::<Vec<_>>()),
        ("large multiples of 3", (3..103).map(|i| near(max / i / 3 * 3)).collect()),
        ("the longest strips, large k", large.collect()),
    ])
}
