//! Largest inputs of Buttons.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let files = [
        ("the largest", 100_000_000),
        ("the largest prime", 99_999_989),
        ("twice the largest prime", 2 * 49_999_991),
        ("four times the largest prime", 4 * 24_999_983),
        ("the square of the largest prime", 9973 * 9973),
        ("twice the square of the largest prime", 2 * 7069 * 7069),
    ];
    largest(files.map(|(shape, buttons): (_, usize)| (shape, vec![buttons.to_string()])))
}
