//! Largest inputs of Stone Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (200, &mut Rng::with_seed(1));
    let files = [
        ("all at the bound", all_equal(n, 200)),
        ("1 to 200", ascending(n)),
        ("powers of two, and one less", cycled(&around_powers_of_two(200), n)),
        ("random", random(rng, n, 1..=200)),
        ("from 128 on", random(rng, n, 128..=200)),
    ];
    largest(files.map(|(shape, heaps)| (shape, vec![counted(&heaps)])))
}
