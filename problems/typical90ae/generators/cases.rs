//! Largest inputs of VS AtCoder.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n) = (&mut Rng::with_seed(1), 100_000);
    let (white, blue) = (random(rng, n / 2, 0..=50), random(rng, n / 2, 1..=50));
    let twice = |stones: &[u64]| [stones, stones].concat();
    let mut all_but_one = twice(&white);
    all_but_one[n - 1] = 51 - all_but_one[n - 1].max(1);
    let case = |white: &[u64], blue: &[u64]| format!("{n}\n{}\n{}", spaced(white), spaced(blue));
    largest([
        ("the largest heaps", vec![case(&vec![50; n], &vec![50; n])]),
        ("random, each heap twice", vec![case(&twice(&white), &twice(&blue))]),
        ("each heap twice but one", vec![case(&all_but_one, &twice(&blue))]),
    ])
}
