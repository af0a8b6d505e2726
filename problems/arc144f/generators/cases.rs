//! Largest inputs of Arithmetic Sequence Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (300_000, 1_000_000_000_000_000_000, &mut Rng::with_seed(1));
    let most = 1_000_000_000; // for m
    let files = [
        ("more moves than 64 bits hold", 3, 2, all_equal(n - 1, max - 1)),
        ("ordinary Nim: a = 0", 1, 0, random(rng, n, 1..=max)),
        ("m - a = 1: up to a steps back", most, most - 1, random(rng, n, most - 1..=max)),
        ("m, a and all heaps at the bound", most, most - 1, all_equal(n - 1, max)),
        ("m - a = 2, and columns with s = 1", most - 1, most - 3, spread(n, most..=max)),
        ("many values of s", most, 7, random(rng, n, 7..=max)),
    ];
    largest(files.map(|(shape, m, a, heaps)| {
        (shape, vec![format!("{} {m} {a}\n{}", heaps.len(), spaced(&heaps))])
    }))
}
