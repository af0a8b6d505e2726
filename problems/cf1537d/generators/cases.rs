//! Largest inputs of Deleting Divisors.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, most) = (10_000, 1_000_000_000);
    let powers: Vec<u64> = (0..30).map(|i| 1 << i).collect();
    let files = [
        ("the largest numbers", (most - 9_999..=most).collect()),
        ("powers of two", cycled(&powers, t)),
        ("powers of two and one less", cycled(&around_powers_of_two(most), t)),
        ("random", random(&mut Rng::with_seed(1), t, 1..=most)),
    ];
    largest(files.map(|(shape, numbers)| (shape, numbers.iter().map(u64::to_string).collect())))
}
