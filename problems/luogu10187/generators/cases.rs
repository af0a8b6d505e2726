//! Largest inputs of Palindrome Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    let ends: Vec<String> = (0..10).map(|last| format!("{}{last}", "9".repeat(n - 1))).collect();
    let powers = (0..10).map(|less| format!("1{}", "0".repeat(n - 1 - less))).collect();
    let mut any = |last: &str| format!("1{}{last}", word(rng, n - 2, "0123456789"));
    let random = (0..10).map(|i| any(["0", "5"][i % 2])).collect();
    let files = [
        ("all last digits", ends),
        ("powers of ten", powers),
        ("random, half of them multiples of ten", random),
    ];
    largest(files)
}
