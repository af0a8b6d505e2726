//! Largest inputs of Chmin XOR Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (cases, n, max, rng) = (100, 100, 1_000_000_000, &mut Rng::with_seed(1));
    let ones = 0x1555_5555; // the digit 1 in each of the 15 places in base 4
    let shifted_ones = |i: usize| (0..n).map(|j| ones >> ((i + j) % 30)).collect();
    let one_and_two: Vec<u64> = (0..n as u64).map(|i| ones * (i % 2 + 1)).collect();
    let one_alone: Vec<u64> =
        (0..n as u64).map(|i| (1 << 28) + (ones >> 2) * (i % 2 + 1)).collect();
    let files = [
        ("random", (0..cases).map(|_| random(rng, n, 0..=max)).collect()),
        ("all at the bound", vec![all_equal(n, max); cases]),
        ("all 0: no move", vec![all_equal(n, 0); cases]),
        ("1 or 0 in each place", (0..cases).map(shifted_ones).collect()),
        ("1 and 2 in each place: lost", vec![one_and_two; cases]),
        ("won by the highest place only", vec![one_alone; cases]),
    ];
    largest(files.map(|(shape, rows)| (shape, rows.iter().map(|row| counted(row)).collect())))
}
