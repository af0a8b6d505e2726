//! Largest inputs of A Game on Strings.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n) = (&mut Rng::with_seed(1), 100_000);
    let alphabet: String = ('a'..='z').collect();
    // Letters that stand between others, x y x z x y x and so on: the values are large.
    let between = |i: usize| &alphabet[i.trailing_zeros() as usize..][..1];
    let words = [
        ("one letter", "a".repeat(n)),
        ("two letters in turn", "ab".repeat(n / 2)),
        ("all letters in turn", alphabet.repeat(n)[..n].to_string()),
        ("letters between others", (1..=n).map(between).collect()),
        ("random letters", word(rng, n, &alphabet)),
    ];
    largest(words.map(|(shape, word)| {
        let part = |_| {
            let (l, r) = (rng.usize(1..=n), rng.usize(1..=n));
            spaced([l.min(r), l.max(r)])
        };
        let parts = lines((3..=n).map(part));
        (shape, vec![format!("{word}\n{n}\n1 {n}\n{parts}\n{n} {n}")])
    }))
}
