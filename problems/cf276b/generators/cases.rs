//! Largest inputs of Little Girl and Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (1000, &mut Rng::with_seed(1));
    let alphabet: String = ('a'..='z').collect();
    let files = [
        ("one letter", "z".repeat(n)),
        ("two letters, both odd in number: lost", "a".repeat(n / 2 - 1) + &"b".repeat(n / 2 + 1)),
        ("25 letters odd in number: won", alphabet[1..].repeat(39) + &"a".repeat(24)),
        ("26 letters odd in number: lost", alphabet.repeat(37) + &"a".repeat(38)),
        ("random", word(rng, n, &alphabet)),
    ];
    largest(files.map(|(shape, word)| (shape, vec![word])))
}
