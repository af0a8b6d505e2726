//! Largest inputs of The Joy of Jiangnan.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (most, rng) = (99_999, &mut Rng::with_seed(1));
    // 99 cases: of 1 heap, 2 heaps, and so on. There are few Grundy values, so some are lost.
    let mut case = |f: u64, least: u64| {
        let heaps = (1..=99).map(|n| format!("{n} {}", spaced(random(rng, n, least..=most))));
        vec![format!("99 {f}\n{}", lines(heaps))]
    };
    largest([
        ("F = 2, heaps of any size", case(2, 1)),
        ("F = 2, large heaps", case(2, 90_000)),
        ("F = 50", case(50, 50_000)),
        ("F = 9000", case(9_000, 1)),
        ("only the largest heap can be split", case(most, most - 1)),
    ])
}
