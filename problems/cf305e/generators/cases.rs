//! Largest inputs of Playing with String.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (5000, &mut Rng::with_seed(1));
    let files = [
        ("one letter: a single run of 4998", "a".repeat(n)),
        ("two letters in turn", "ab".repeat(n / 2)),
        ("a run of 4988 is lost", "a".repeat(4990) + "bcdefghijk"),
        ("two equal runs are lost", "a".repeat(n / 2) + &"b".repeat(n / 2)),
        ("runs of any length", word(rng, n, "ab")),
        ("short runs", word(rng, n, "abcde")),
    ];
    largest(files.map(|(shape, word)| (shape, vec![word])))
}
