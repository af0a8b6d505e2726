//! Largest inputs of Nim Shortcuts.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (100_000_u64, 1_000_000_000, &mut Rng::with_seed(1));
    // The walk passes each column 10000 i in the first half, and each such row in the second half.
    let stair = (1..=n).map(|i| if i <= n / 2 { [10_000 * i, 0] } else { [0, 10_000 * i] });
    let near_the_walk = random(rng, 100_000, 1..=max).into_iter().map(|z| match z - z / 10_000 {
        less if z < max / 2 => [z, less - z % 2],
        less => [less + n - z % 2, z],
    });
    let near_the_walk = near_the_walk.collect();
    // Of a square of 400 by 400 cells, of which few are left.
    let dense = permutation(rng, 160_000).into_iter().map(|i| [(i - 1) / 400, (i - 1) % 400]);
    let small = pairs(random(rng, 100_000, 0..=500), random(rng, 100_000, 0..=500));
    let far = pairs(distinct(rng, 100_000, 0..=max), random(rng, 100_000, 0..=max));
    let some = far.iter().step_by(50).flat_map(|&[a, b]| [[a, b], [a, a]]).collect();
    largest([
        ("a run for each shortcut", vec![case(stair.collect(), near_the_walk)]),
        ("most of a small square", vec![case(dense.take(100_000).collect(), small)]),
        ("random", vec![case(far, some)]),
    ])
}

fn pairs(a: Vec<u64>, b: Vec<u64>) -> Vec<[u64; 2]> {
    a.into_iter().zip(b).map(|(a, b)| [a, b]).collect()
}

fn case(shortcuts: Vec<[u64; 2]>, queries: Vec<[u64; 2]>) -> String {
    let all = [[shortcuts.len() as u64, queries.len() as u64]].into_iter().chain(shortcuts);
    lines(all.chain(queries).map(|[a, b]| format!("{a} {b}")))
}
