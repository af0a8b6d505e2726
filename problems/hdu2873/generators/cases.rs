//! Largest inputs of Bomb Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut random = |i| {
        let cells: Vec<bool> = (0..2500).map(|_| rng.bool()).collect();
        // Every other one is lost: the values of (p, q) and (q, p) are equal.
        let symmetrical = |p: usize, q| p != q && cells[50 * p.min(q) + p.max(q)];
        board(50, 50, |p, q| if i % 2 == 0 { cells[50 * p + q] } else { symmetrical(p, q) })
    };
    let full = |i: usize| board(i / 50 + 31, i % 50 + 1, |_, _| true);
    let single = |i: usize| board(50, 50, |p, q| 50 * p + q == 1500 + i);
    largest([
        ("half of the cells with bombs", (0..1000).map(&mut random).collect()),
        ("all cells with bombs", (0..1000).map(full).collect()),
        ("one bomb far away", (0..1000).map(single).collect::<Vec<_>>()),
    ])
}

fn board(n: usize, m: usize, is_bomb: impl Fn(usize, usize) -> bool) -> String {
    let cell = |p, q| if is_bomb(p, q) { '#' } else { '.' };
    let rows = (0..n).map(|p| (0..m).map(|q| cell(p, q)).collect::<String>());
    format!("{n} {m}\n{}", lines(rows))
}
