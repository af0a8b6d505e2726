//! Largest inputs of Nim.

use crate::prelude::*;

/// A row with an interval of at most this length from each of its piles.
fn row(piles: &[u64], mut length: impl FnMut() -> usize) -> String {
    let n = piles.len();
    let intervals = (1..=n).map(|l| format!("{l} {}", n.min(l + length() - 1)));
    format!("{n} {n}\n{}\n{}", spaced(piles), lines(intervals))
}

pub fn cases() -> Vec<TestFile> {
    let n = 100_000;
    let [mut a, mut b, mut c] = [1, 2, 3].map(Rng::with_seed);
    let powers = cycled(&[1, 2, 4, 8, 16, 32, 3], n);
    let far_apart = cycled(&[33, 34, 36, 40, 48, 35, 37, 41, 49, 38, 42, 50, 44, 32], n);
    let files = [
        ("all equal: more pairs than 32 bits count", row(&all_equal(n, 50), || n)),
        ("1 to 50 in turn, intervals of all of them", row(&cycled(&ascending(50), n), || 50)),
        ("powers of two and 3, intervals of up to 8", row(&powers, || a.usize(1..=8))),
        ("32 to 50, no three with the Nim sum 0", row(&far_apart, || b.usize(10..=14))),
        ("random, with few empty piles", row(&random(&mut c, n, 0..=50), || 10)),
        ("no stones at all", row(&all_equal(n, 0), || n)),
    ];
    largest(files.map(|(shape, input)| (shape, vec![input])))
}
