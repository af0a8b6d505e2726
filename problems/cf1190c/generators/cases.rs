//! Largest inputs of Tokitsukaze and Duel.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let n = 100_000;
    let (rng, k) = (&mut Rng::with_seed(1), 3 * n / 5);
    // Both sides reach over k + 1 places: 0 from the left end, 1 from the right.
    let [left, right] = ["0", "1"].map(|side| side.repeat(n - k - 1));
    let lost = format!("{left}1{}0{right}", word(rng, 2 * k - n, "01"));
    let files = [
        ("0 and 1 in turn, k = n / 2", n / 2, "01".repeat(n / 2)),
        ("0 at both ends, k = n - 2", n - 2, format!("01{}0", "1".repeat(n - 3))),
        ("two halves, k = n / 2 - 1", n / 2 - 1, "0".repeat(n / 2) + &"1".repeat(n / 2)),
        ("random, k = 1", 1, word(rng, n, "01")),
        ("lost", k, lost),
        ("random, k = n", n, word(rng, n, "01")),
    ];
    largest(files.map(|(shape, k, cards)| (shape, vec![format!("{n} {k}\n{cards}")])))
}
