//! Largest inputs of Daizhenyang's Coin.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let last = 99_999_999;
    // A hundred different places with the Nim sum 0 are lost.
    let lost = sample(1000, 2, |rng| {
        let heads = with_nim_sum_0(distinct(rng, 100, 0..=(1 << 26) - 1));
        counted(&heads)
    });
    // Four neighbours have the sum 0; the fewer ones are named several times.
    let named_again = |i: u64| {
        let heads: Vec<u64> = (last - 4 * i % 100 - 3..=last).rev().collect();
        counted(&cycled(&heads, 100))
    };
    largest([
        ("random", sample(1000, 1, |rng| counted(&random(rng, 100, 0..=last)))),
        ("distinct, lost", lost),
        ("the last places, some several times", (0..1000).map(named_again).collect()),
    ])
}
