//! Largest inputs of Nim Product.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    // At the numbers 2^(2^k) a number gets twice as many digits.
    let powers = (0..6).map(|k| 1 << (1 << k));
    let around = powers.flat_map(|power: u64| [power - 1, power, power + power / 2]).collect_vec();
    let both = around.iter().cartesian_product(&around);
    // A million pairs of large numbers would take 40 MB.
    largest([
        ("random", sample(80_000, 1, |rng| format!("{} {}", rng.u64(..), rng.u64(..)))),
        ("around 2^(2^k)", both.map(|(x, y)| format!("{x} {y}")).collect()),
        (
            "a million small numbers",
            sample(1_000_000, 2, |rng| format!("{} {}", rng.u8(..10), rng.u8(..10))),
        ),
    ])
}
