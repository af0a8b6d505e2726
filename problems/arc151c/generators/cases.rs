//! Largest inputs of 01 Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, m, rng) = (1_000_000_000_000_000_000, 200_000, &mut Rng::with_seed(1));
    let quarter = n / 4;
    let in_turn: Vec<u64> = (0..m as u64).map(|i| i % 2).collect();
    let in_pairs: Vec<u64> = (0..m as u64).map(|i| i / 2 % 2).collect();
    let files = [
        ("far apart, random digits", spread(m, 1..=n), random(rng, m, 0..=1)),
        ("side by side", ascending(m), in_turn.clone()),
        ("equal ends, 10^5 gaps of value 1: lost", spread(m, quarter + 1..=n - quarter), in_pairs),
        ("the ends differ by 2^32", spread(m, quarter + (1 << 32)..=n - quarter + 1), in_turn),
    ];
    largest(files.map(|(shape, cells, digits)| {
        let digits = cells.into_iter().zip(digits).map(|(x, y)| format!("{x} {y}"));
        (shape, vec![format!("{n} {m}\n{}", lines(digits))])
    }))
}
