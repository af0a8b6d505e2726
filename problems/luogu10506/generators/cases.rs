//! Largest inputs of Magic Beads.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let most = 1000;
    largest([
        ("random", sample(1000, 1, |rng| counted(&random(rng, 100, 1..=most)))),
        (
            "each twice, lost",
            sample(1000, 2, |rng| counted(&cycled(&random(rng, 50, 1..=most), 100))),
        ),
        ("all equal", (1..=most).rev().map(|a| counted(&all_equal(99, a))).collect()),
    ])
}
