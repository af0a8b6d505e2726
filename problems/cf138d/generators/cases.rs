//! Largest inputs of World of Darkraft.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (size, rng) = (20, &mut Rng::with_seed(1));
    let mut board = |m, letters| (0..size).map(|_| word(rng, m, letters)).collect::<Vec<_>>();
    // A mirror exchanges L and R and, on 20 columns, the colours: both are equal games.
    let image =
        |letter| ['L', 'R', 'X'][['R', 'L', 'X'].iter().position(|&x| x == letter).unwrap()];
    let mirrored = |half: String| half.chars().chain(half.chars().rev().map(image)).collect();
    let lost = board(size / 2, "LRX").into_iter().map(mirrored).collect();
    let files = [
        ("crosses alone", board(size, "X")),
        ("L alone, lost", board(size - 1, "L")),
        ("L and R", board(size, "LR")),
        ("random", board(size, "LRX")),
        ("few crosses", board(size, "LLLLRRRRX")),
        ("mirrored, lost", lost),
    ];
    let case = |rows: &Vec<String>| format!("{size} {}\n{}", rows[0].len(), lines(rows));
    largest(files.map(|(shape, rows)| (shape, vec![case(&rows)])))
}
