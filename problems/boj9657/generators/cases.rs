//! Largest inputs of Stone Game 3.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let n: u64 = 1_000_000_000_000;
    largest([
        ("the largest", vec![n.to_string()]),
        ("the largest that is lost", vec![(n - 1).to_string()]),
        // A float of 32 bits makes it a power of two, which is won.
        ("lost, one less than a power of two", vec![((1_u64 << 39) - 1).to_string()]),
    ])
}
