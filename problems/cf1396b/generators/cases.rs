//! Largest inputs of Stoned Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    // A pile against ones: as large as all of them together, or 1 or 2 larger.
    let against_ones = |i: u64| {
        let ones = 98 - i / 3;
        counted(&[&all_equal(ones as usize, 1)[..], &[ones + i % 3]].concat())
    };
    largest([
        ("random", sample(100, 1, |rng| counted(&random(rng, 100, 1..=100)))),
        ("ones and a large pile", (0..100).map(against_ones).collect()),
        ("all equal", (1..=100).map(|a| counted(&all_equal(99 + a as usize % 2, a))).collect()),
    ])
}
