//! Largest inputs of Taking Stones 1.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    largest([
        ("one stone a move, lost", vec!["100000 1"]),
        ("almost half of the stones, lost", vec!["100000 49999"]),
        ("half of the stones, won", vec!["100000 50000"]),
        ("all stones but one, lost", vec!["100000 99999"]),
        ("all stones, won", vec!["100000 100000"]),
    ])
}
