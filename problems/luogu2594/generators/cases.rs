//! Largest inputs of Colouring Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, count) = (100, 50);
    let rng = &mut Rng::with_seed(1);
    let h = |n: usize| "H".repeat(n);
    // Two coins of the values 2^198 and 2^(198 - 2i): the same after a shift by too much.
    let far = |i: usize| {
        let coins = |row| match n - 1 - row {
            left if left == 0 || left == i => format!("{}T{}", h(row), h(left)),
            _ => h(n),
        };
        lines((0..n).map(coins))
    };
    let any = |rng: &mut Rng| lines((0..n).map(|_| word(rng, n, "HT")));
    // Each coin has one of the same value, below and to the left; in every other board one has not.
    let even = |rng: &mut Rng, i: usize| {
        let pairs = (1..n / 2).map(|_| word(rng, n - 2, "HT"));
        let rows = lines(pairs.map(|coins| format!("HH{coins}\nH{coins}H")));
        format!("{}{}\n{rows}\n{}", h(n - 1), ["H", "T"][i % 2], h(n))
    };
    let files = [
        ("all T", vec![lines(vec!["T".repeat(n); n]); count]),
        ("two coins of far values", (0..count).map(far).collect()),
        ("random", (0..count).map(|_| any(rng)).collect()),
        ("lost, or but for one coin", (0..count).map(|i| even(rng, i)).collect()),
    ];
    let board = |rows| format!("{n} {n}\n{rows}");
    largest(files.map(|(shape, boards)| (shape, boards.into_iter().map(board).collect())))
}
