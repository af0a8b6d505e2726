//! Largest inputs of Stone Game II.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let most = 100_000;
    let powers = around_powers_of_two(most);
    largest([
        ("random", sample(150, 1, |rng| counted(&random(rng, 50, 1..=most)))),
        ("2^i and less one", (0..150).map(|i| counted(&cycled(&powers, 50 - i % 20))).collect()),
        ("2^16 - 1", (0..150).map(|i| counted(&all_equal(50 - i % 2, (1 << 16) - 1))).collect()),
        ("all equal", (0..150).map(|i| counted(&all_equal(49, most - i))).collect()),
    ])
}
