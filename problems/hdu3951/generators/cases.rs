//! Largest inputs of Coin Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let case = |(n, k): (u64, u64)| format!("{n} {k}");
    let last = (999_999_991..=1_000_000_000).cartesian_product(1..=10).map(case);
    // A multiple of K + 1, of K and of neither, of all sizes.
    let sizes = (6..=30).flat_map(|bits| {
        let k = bits % 10 + 1;
        let multiple = (1_u64 << bits) / 3 / (k + 1) * (k + 1);
        [(multiple, k), (multiple + 1, k), (multiple / (k + 1) * k, k), ((1 << bits) / 2 - 1, 1)]
    });
    largest([
        ("the largest circles", last.collect_vec()),
        ("circles of all sizes", sizes.map(case).collect_vec()),
    ])
}
