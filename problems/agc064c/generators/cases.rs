//! Largest inputs of Erase and Divide Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (10_000, 1_000_000_000_000_000_000, &mut Rng::with_seed(1));
    let ends = |mut ends: Vec<u64>| {
        ends.sort_unstable();
        format!("{}\n{}", ends.len() / 2, lines(ends.chunks_exact(2).map(spaced)))
    };
    let alone = |numbers: Vec<u64>| ends(numbers.iter().chain(&numbers).copied().collect());
    let short = (0..n).map(|_| ends(random(rng, 2, 0..=300))).collect();
    let files = [
        ("10000 cases of an interval", short),
        ("random ends", vec![ends(distinct(rng, 2 * n, 0..=max))]),
        ("intervals of one length", vec![ends(spread(2 * n, 0..=max))]),
        ("single numbers, random", vec![alone(distinct(rng, n, 0..=max))]),
        ("single numbers, far apart", vec![alone(spread(n, 0..=max))]),
        ("neighbouring numbers", vec![alone((max - n as u64 + 1..=max).collect())]),
    ];
    largest(files)
}
