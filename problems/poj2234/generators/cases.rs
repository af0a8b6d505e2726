//! Largest inputs of Matches Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, cases, most) = (&mut Rng::with_seed(1), 1000, 10_000_000);
    let case = |heaps: Vec<u64>| format!("{} {}", heaps.len(), spaced(heaps));
    largest([
        ("all equal", (0..cases).map(|i| case(all_equal(20 - i % 2, most))).collect()),
        ("random", (0..cases).map(|_| case(random(rng, 20, 1..=most))).collect()),
        (
            "random, with the Nim sum 0",
            (0..cases).map(|_| case(with_nim_sum_0(random(rng, 20, 1..=(1 << 23) - 1)))).collect(),
        ),
    ])
}
