//! Largest inputs of Play a game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let texts = |boards: Vec<usize>| boards.iter().map(usize::to_string).collect();
    let files = [
        ("the largest boards", (9001..=10_000).collect()),
        ("1000 times the largest one", vec![10_000; 1000]),
    ];
    largest(files.map(|(shape, boards)| (shape, texts(boards))))
}
