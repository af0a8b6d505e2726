//! Largest inputs of Permutation Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    // 1 in the middle, and the larger the number, the nearer to the ends: moves to both sides.
    let halves = [descending(n).into_iter().step_by(2), descending(n - 1).into_iter().step_by(2)];
    let valley: Vec<u64> = {
        let [left, right] = halves.map(Iterator::collect::<Vec<_>>);
        left.into_iter().chain(right.into_iter().rev()).collect()
    };
    let files = [
        ("ascending", ascending(n)),
        ("descending", descending(n)),
        ("from large to small and back", valley),
        ("random", permutation(rng, n)),
    ];
    largest(files.map(|(shape, numbers)| (shape, vec![counted(&numbers)])))
}
