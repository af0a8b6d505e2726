//! Largest inputs of Nim Game 2.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100, 2_000_000_000);
    let rng = &mut Rng::with_seed(1);
    let files = [
        ("random", random(rng, n, 1..=most)),
        ("random up to 2^30, lost", with_nim_sum_0(random(rng, n, 1..=(1 << 30) - 1))),
        ("each twice, lost", cycled(&random(rng, n / 2, 1..=most), n)),
        ("all 2 * 10^9, won", all_equal(n - 1, most)),
        ("all 2 * 10^9, lost", all_equal(n, most)),
    ];
    largest(files.map(|(shape, heaps)| (shape, vec![counted(&heaps)])))
}
