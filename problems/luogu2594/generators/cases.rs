//! Largest inputs of Colouring Game.

use crate::shapes::*;
use crate::{largest, TestFile};
use fastrand::Rng;

pub fn cases() -> Vec<TestFile> {
    let (n, count) = (100, 50);
    let rng = &mut Rng::with_seed(1);
    let any = |_| format!("{n} {n}\n{}", lines((0..n).map(|_| word(rng, n, "HT"))));
    let any: Vec<String> = (0..count).map(any).collect();
    // Two coins of the values 2^198 and 2^(198 - 2i): the same after a shift by too much.
    let far =
        |i: usize| board(n, |row, column| row == column && (row == n - 1 || row == n - 1 - i));
    // Coins at (i, j) and (j, i) have the same value; in every other board one more shows T.
    let even = |i: usize| {
        let coins: Vec<char> = any[i].lines().skip(1).flat_map(str::chars).collect();
        board(n, |row, column| {
            let coin = coins[n * row.min(column) + row.max(column)];
            if row == column {
                i % 2 == 1 && row == 2 * i
            } else {
                coin == 'T'
            }
        })
    };
    largest([
        ("all T", vec![board(n, |_, _| true); count]),
        ("two coins of far values", (0..count).map(far).collect()),
        ("lost, or but for one coin", (0..count).map(even).collect()),
        ("random", any.clone()),
    ])
}

fn board(n: usize, shows_tail: impl Fn(usize, usize) -> bool) -> String {
    let letter = |row, column| if shows_tail(row, column) { 'T' } else { 'H' };
    let row = |row| (0..n).map(|column| letter(row, column)).collect::<String>();
    format!("{n} {n}\n{}", lines((0..n).map(row)))
}
