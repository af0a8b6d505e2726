//! Largest inputs of Digital Deletions.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, rng) = (1000, &mut Rng::with_seed(1));
    let mut random = |first: &str, rest: &str| -> Vec<String> {
        (0..count).map(|_| word(rng, 1, first) + &word(rng, 5, rest)).collect()
    };
    largest([
        ("the largest numbers", (0..count).map(|i| (999_999 - i).to_string()).collect()),
        ("all strings of three digits", (0..count).map(|i| format!("{i:03}")).collect()),
        ("six digits", random("123456789", "0123456789")),
        ("six digits, many of them zeros", random("0123456789", "000000123456789")),
    ])
}
