//! Largest inputs of Nim Game (Template).

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (10_000, 9999);
    let pairs = sample(10, 2, |rng| counted(&cycled(&random(rng, n / 2, 0..=most), n)));
    let small = sample(10, 3, |rng| counted(&with_nim_sum_0(random(rng, n, 0..=(1 << 13) - 1))));
    largest([
        ("random", sample(10, 1, |rng| counted(&random(rng, n, 0..=most)))),
        ("each twice, lost", pairs),
        ("random up to 2^13, lost", small),
        ("all equal", (0..10).map(|i| counted(&all_equal(n - i % 2, most))).collect()),
    ])
}
