//! Largest inputs of Moving Coins.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let file = |shape, n: u64, m: u64| (shape, vec![format!("{n} {m}")]);
    largest([
        file("the most cells and coins", 150_000, 50),
        file("an odd number of coins", 150_000, 49),
        file("one coin", 150_000, 1),
        file("two coins", 150_000, 2),
        file("so many free cells as a power of two has", (1 << 17) + 50, 50),
        file("one free cell fewer", (1 << 17) + 47, 48),
    ])
}
