//! Largest inputs of A Lot of Games.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (most, rng) = (100_000, &mut Rng::with_seed(1));
    let letters: String = ('a'..='z').collect();
    let mut random = |count: usize, alphabet: &str| -> Vec<String> {
        (0..count).map(|_| word(rng, most / count, alphabet)).collect()
    };
    let ladder: Vec<String> = (1..=446).map(|length| "a".repeat(length)).collect();
    let files = [
        ("one long word: recursion too deep", 1_000_000_000, vec!["z".repeat(most)]),
        ("two long words", 999_999_999, ["a", "b"].map(|x| x.repeat(most / 2 - 1) + "a").to_vec()),
        ("words of one letter", 1_000_000_000, random(most, &letters)),
        ("words of 20 letters", 1_000_000_000, random(most / 20, "ab")),
        ("many different words", 999_999_999, random(most / 10, &letters)),
        ("the beginnings of one word", 1_000_000_000, ladder),
    ];
    largest(files.map(|(shape, k, words)| {
        (shape, vec![format!("{} {k}\n{}", words.len(), words.join("\n"))])
    }))
}
