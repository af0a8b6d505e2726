//! Largest inputs of An Ordinary Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    // No letter is like the one before it.
    let mut letter = 0;
    let random: String = (0..n)
        .map(|_| {
            letter = (letter + rng.u8(1..26)) % 26;
            char::from(b'a' + letter)
        })
        .collect();
    largest([
        ("two letters in turn: no move", vec!["ab".repeat(n / 2)]),
        ("three letters in turn", vec!["abc".repeat(n / 3) + "a"]),
        // Who looks for the first move again and again walks over half of the word each time.
        ("moves in the second half alone", vec!["ab".repeat(n / 4) + &"abcd".repeat(n / 8)]),
        ("an odd number of letters", vec!["abc".repeat(n / 3 - 1) + "ab"]),
        ("random", vec![random]),
    ])
}
