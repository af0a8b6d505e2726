//! Largest inputs of Stones in m Heaps.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (m, most) = (200_000, (1 << 31) - 1);
    let rng = &mut Rng::with_seed(1);
    let lost = with_nim_sum_0(random(rng, m, 1..=most / 2));
    // The Nim sum is the highest binary place alone, or the lowest.
    let case = |case: u64| {
        let mut heaps = with_nim_sum_0(random(rng, 99, 1 << 30..=most));
        heaps.push(if case.is_multiple_of(2) { 1 << 30 } else { 1 });
        counted(&heaps)
    };
    let many = (0..1000).map(case).collect();
    largest([
        ("1000 cases", many),
        ("lost", vec![counted(&lost)]),
        ("all equal, each with a move", vec![counted(&all_equal(m - 1, most))]),
        ("random", vec![counted(&random(rng, m, 1..=most))]),
    ])
}
