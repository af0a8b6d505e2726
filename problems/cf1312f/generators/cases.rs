//! Largest inputs of Attack on Red Kingdom.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, most) = (&mut Rng::with_seed(1), 1_000_000_000_000_000_000);
    let case = |kills: [usize; 3], castles: &[u64]| {
        format!("{} {}\n{}", castles.len(), spaced(kills), spaced(castles))
    };
    let near: Vec<u64> = (0..100_000).map(|i| most - i).collect();
    let all_kills =
        |i: usize| case([i / 25 % 5 + 1, i / 5 % 5 + 1, i % 5 + 1], &random(rng, 100, 1..=most));
    largest([
        ("most castles, 1 to 300000", vec![case([2, 5, 3], &ascending(300_000))]),
        ("the largest castles", vec![case([5, 1, 2], &near)]),
        ("all equal, so lost", vec![case([2, 3, 4], &all_equal(50_000, most))]),
        ("most cases, with all kills", (0..1000).map(all_kills).collect()),
    ])
}
