//! Largest inputs of Taking Stones 2.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (50_000, 1_000_000_000, &mut Rng::with_seed(1));
    // The last heap is changed to at most 2^29 - 1.
    let lost = with_nim_sum_0(random(rng, n, 1..=(1 << 29) - 1));
    largest([
        ("the largest heaps", vec![counted(&all_equal(n, max))]),
        ("heaps around powers of two", vec![counted(&cycled(&around_powers_of_two(max), n))]),
        ("spread", vec![counted(&spread(n, 1..=max))]),
        ("lost", vec![counted(&lost)]),
        ("random", vec![counted(&random(rng, n, 1..=max))]),
    ])
}
