//! Largest inputs of Sharti.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n, m) = (&mut Rng::with_seed(1), 1_000_000_000, 50_000);
    // Over the whole board, rows and columns in turn.
    let bars = |i: u64| {
        let (first, last) = (40_000 * i + 1, 40_000 * i + 20_001);
        [[first, 1, last, n], [1, first, n, last]]
    };
    // All are in the first one: 2^29 rows and 2^29 - 1 columns, which is lost.
    let nested = |i: u64| [i + 1, i + 1, (1 << 29) - i, (1 << 29) - 1 - i];
    let mut small = |_| {
        let (a, b) = (rng.u64(1..=63 << 22), rng.u64(1..=63 << 22));
        [a, b, a + rng.u64(..1 << 22), b + rng.u64(..1 << 22)]
    };
    let half: Vec<[u64; 4]> = (0..m / 2).map(&mut small).collect();
    let twice = half.iter().flat_map(|&r| [r, r.map(|at| at + (1 << 28))]).collect();
    let mut cell = |_| {
        let (a, b) = (rng.u64(1..=60_000) << 14, rng.u64(1..=60_000) << 14);
        [a, b, a, b]
    };
    let files: [(_, u64, Vec<[u64; 4]>); 4] = [
        ("bars over one another", (1 << 29) - 1, (0..m / 2).flat_map(bars).collect()),
        ("one in the other", n, (0..m).map(nested).collect()),
        ("random, and the same far away, so lost", (1 << 28) - 1, twice),
        ("single cells", 1 << 14, (0..m).map(&mut cell).collect()),
    ];
    let case = |k, list: Vec<[u64; 4]>| format!("{n} {m} {k}\n{}", lines(list.iter().map(spaced)));
    largest(files.map(|(shape, k, rectangles)| (shape, vec![case(k, rectangles)])))
}
