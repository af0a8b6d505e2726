//! Largest inputs of Decrementing.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100_000, 1_000_000_000);
    let with = |first: &[u64], others| [first, &all_equal(n - 1 - first.len(), others)].concat();
    let files = [
        ("random", random(&mut Rng::with_seed(1), n, 1..=most)),
        ("all numbers up to 10^9, lost", spread(n, most - n as u64 + 1..=most)),
        // The first number is lowered 28 times, and each time all are halved.
        ("2^29 and one less, lost", with(&[(1 << 29) - 1], 1 << 29)),
        ("2^28 and 2^29 less one, won", with(&[(1 << 29) - 1, 1 << 29], 1 << 28)),
        ("3 and 10^9, won", with(&[3], most)),
    ];
    largest(files.map(|(shape, numbers)| (shape, vec![counted(&numbers)])))
}
