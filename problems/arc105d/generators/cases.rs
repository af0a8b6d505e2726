//! Largest inputs of Let's Play Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n) = (&mut Rng::with_seed(1), 200_000);
    let half: Vec<u64> = spread(n / 2, 1..=1_000_000_000).into_iter().rev().collect();
    let pairs = [&half[..], &half[..]].concat();
    let mut all_but_one = pairs.clone();
    all_but_one[n - 1] = 2;
    let sum_0 = with_nim_sum_0(distinct(rng, n, 1..=(1 << 29) - 1));
    let two = |i| format!("2\n{} {}", i + 2, i / 2 * 2 + 2);
    largest([
        ("all equal", vec![counted(&all_equal(n, 1))]),
        ("pairs, each half descending", vec![counted(&pairs)]),
        ("all pairs but one", vec![counted(&all_but_one)]),
        ("no pairs, but a Nim sum of 0", vec![counted(&sum_0)]),
        ("many cases of two bags", (0..n / 2).map(two).collect()),
    ])
}
