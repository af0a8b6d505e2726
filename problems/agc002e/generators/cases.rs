//! Largest inputs of Candy Piles.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (100_000, 1_000_000_000, &mut Rng::with_seed(1));
    // The corner is in the middle, and from there the way to the right counts.
    let corner = [all_equal(n / 2, most), all_equal(n / 2, n as u64 / 2)].concat();
    let odd = [all_equal(n / 2 + 1, most - 1), all_equal(n / 2 - 1, n as u64 / 2 + 1)].concat();
    let files = [
        ("all equal, n steps to the corner, lost", all_equal(n, most)),
        ("ascending, won", ascending(n)),
        ("ascending from 2, lost", ascending(n + 1)[1..].to_vec()),
        ("half of them at the bound, n / 2 steps to the right, lost", corner),
        ("an odd number of steps to the right, won", odd),
        ("random", random(rng, n, 1..=n as u64)),
    ];
    largest(files.map(|(shape, piles)| (shape, vec![counted(&piles)])))
}
