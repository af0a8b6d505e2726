//! Largest inputs of Zero XOR.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (400_000, 1_000_000_000, &mut Rng::with_seed(1));
    // The number behind an exclusive or of 0 is that of all.
    let won = [with_nim_sum_0(distinct(rng, n - 1, 1..=(1 << 29) - 1)), vec![max]].concat();
    let files = [
        ("random, even: lost", distinct(rng, n, 1..=max)),
        ("random, odd", distinct(rng, n - 1, 1..=max)),
        ("even, won by the last cookie", won),
        ("the largest numbers", (max - n as u64 + 1..=max).collect()),
    ];
    largest(files.map(|(shape, numbers)| (shape, vec![counted(&numbers)])))
}
