//! Largest inputs of A Simple Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (1_000_000, 1_000_000_000, &mut Rng::with_seed(1));
    let small: Vec<u64> = (0..n).map(|i| i / 2 % 99 + 1).collect();
    // Heaps of 8k + 1, 6 and 8k + 8 have the values 8k + 1, 6 and 8k + 7, and so the Nim sum 0.
    let mut lost = |n: usize| {
        let triples = random(rng, n / 3, 1..=most / 8 - 1).into_iter();
        counted(&triples.flat_map(|k| [8 * k + 1, 6, 8 * k + 8]).collect::<Vec<_>>())
    };
    let large = [lost(300_000)].into();
    let won = |i| counted(&spread(1000, i..=most));
    let many = (1..=100).map(|i| if i % 2 == 0 { lost(1000) } else { won(i) }).collect();
    largest([
        ("the most heaps, each twice, lost", vec![counted(&small)]),
        ("large heaps, lost", large),
        ("the most cases", many),
    ])
}
