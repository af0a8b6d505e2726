//! Largest inputs of Tokitsukaze and Duel.

use crate::shapes::word;
use crate::{largest, TestFile};
use fastrand::Rng;

pub fn cases() -> Vec<TestFile> {
    let n = 100_000;
    let (rng, ends) = (&mut Rng::with_seed(1), n / 2 + 1);
    // Both sides reach over `ends` places: each window of n / 2 has to be looked at, and none helps.
    let lost = format!("0{}{}1", word(rng, ends - 2, "01"), "1".repeat(n - ends));
    let files = [
        ("0 and 1 in turn, k = n / 2", n / 2, "01".repeat(n / 2)),
        ("0 at both ends, k = n - 2", n - 2, format!("01{}0", "1".repeat(n - 3))),
        ("two halves, k = n / 2 - 1", n / 2 - 1, "0".repeat(n / 2) + &"1".repeat(n / 2)),
        ("random, k = 1", 1, word(rng, n, "01")),
        ("lost", n / 2, lost),
    ];
    largest(files.map(|(shape, k, cards)| (shape, vec![format!("{n} {k}\n{cards}")])))
}
