//! Largest inputs of Distinct Numbers.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max) = (300_000, 1_000_000_000);
    let mut random = distinct(&mut Rng::with_seed(1), n, 0..=max);
    random.sort_unstable();
    // The number of holes is even, and at the end there is none.
    let lost = [spread(n - 2, 0..=max - 1), vec![max]].concat();
    let files = [
        ("0 to n - 1: lost without a move", spread(n, 0..=n as u64 - 1)),
        ("far apart, but for the last two: lost", lost),
        ("random", random),
    ];
    largest(files.map(|(shape, numbers)| (shape, vec![counted(&numbers)])))
}
