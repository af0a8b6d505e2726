//! Largest inputs of Conan and Agasa play a Card Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    let mut pairs = [ascending(n / 2), ascending(n / 2)].concat();
    rng.shuffle(&mut pairs);
    let mut one_odd = [all_equal(n / 2 + 1, 1), all_equal(n / 2 - 1, n as u64)].concat();
    rng.shuffle(&mut one_odd);
    let files = [
        ("all equal: lost", all_equal(n, n as u64)),
        ("each number twice: lost", pairs),
        ("two numbers, each an odd number of times", one_odd),
        ("a permutation", permutation(rng, n)),
        ("random", random(rng, n, 1..=n as u64)),
    ];
    largest(files.map(|(shape, cards)| (shape, vec![counted(&cards)])))
}
