//! Largest inputs of Lieges of Legendre.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max) = (100_000, 1_000_000_000);
    let random = |seed, largest| random(&mut Rng::with_seed(seed), n, 1..=largest);
    // The random piles are lost with these seeds.
    let files = [
        ("an odd number of 3 * 2^28, which are halved most often", 1, all_equal(n - 1, 3 << 28)),
        ("an odd number of 2^29, k is even", max, all_equal(n - 1, 1 << 29)),
        ("random, k is odd: lost", max - 1, random(1, max)),
        ("random, k is even: lost", max, random(1, max)),
        ("small, k is odd: lost", 3, random(6, 6)),
    ];
    largest(
        files.map(|(shape, k, piles)| {
            (shape, vec![format!("{} {k}\n{}", piles.len(), spaced(piles))])
        }),
    )
}
