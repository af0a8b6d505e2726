//! Largest inputs of Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (10_000, &mut Rng::with_seed(1));
    // In every other case the last box that counts is changed so that the case is lost.
    let random_case = |i: usize| {
        let mut cards = random(rng, n - i % 6, 0..=63);
        let counts = |index: usize| matches!((index + 1) % 6, 0 | 2 | 5);
        let sum = (0..cards.len()).filter(|&index| counts(index)).fold(0, |sum, i| sum ^ cards[i]);
        cards[n - 6] ^= if i.is_multiple_of(2) { sum } else { 0 };
        counted(&cards)
    };
    largest([
        ("all at the bound", (0..100).map(|i| counted(&all_equal(n - i, 100))).collect()),
        ("random, half of them lost", (0..100).map(random_case).collect::<Vec<_>>()),
    ])
}
