//! Largest inputs of Digits Square Board.

use crate::prelude::*;

/// Ten boards of 30 by 30 of these cells.
fn boards(mut cell: impl FnMut(usize, usize) -> u64) -> Vec<String> {
    let mut row = |i| spaced((0..30).map(|j| cell(i, j)).collect::<Vec<_>>());
    (0..10).map(|_| format!("30\n{}", lines((0..30).map(&mut row)))).collect()
}

pub fn cases() -> Vec<TestFile> {
    let (mut few, mut some) = (Rng::with_seed(1), Rng::with_seed(2));
    let in_corner = |i, j| if i + j == 58 { 9 } else { 7 };
    let some_random = move |_, _| [2, 3, 5, 7, 1, 9][some.usize(..6)];
    let few_random = move |_, _| if few.u8(0..100) == 0 { few.u64(1..=9) } else { 2 };
    let files = [
        ("no prime: every rectangle can be cut", boards(|_, _| 1)),
        ("primes alone", boards(|i, j| [2, 3, 5, 7][(i + j) % 4])),
        ("all but the last cell are prime", boards(in_corner)),
        ("random, a third no primes", boards(some_random)),
        ("random, few that are no primes", boards(few_random)),
    ];
    largest(files)
}
