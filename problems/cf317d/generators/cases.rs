//! Largest inputs of Game with Powers.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let root = 31_622_u64;
    let files = [
        ("the bound less 1", 999_999_999),
        ("the largest square", root * root),
        ("just below it", root * root - 1),
        ("the largest square of a power", 177_u64.pow(4)),
        ("the largest power of 3", 3_u64.pow(18)),
        ("more than the longest chain", (1 << 29) + 12_345),
    ];
    largest(files.map(|(shape, n)| (shape, vec![n.to_string()])))
}
