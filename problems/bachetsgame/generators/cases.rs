//! Largest inputs of Bachet's Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (most, rng) = (1_000_000, &mut Rng::with_seed(1));
    // The hundred largest heaps.
    let mut games = |takes: &dyn Fn(&mut Rng) -> Vec<u64>| {
        let game = |n| {
            let takes = [takes(rng), vec![1]].concat();
            format!("{n} {} {}", takes.len(), spaced(takes))
        };
        (most - 99..=most).map(game).collect::<Vec<_>>()
    };
    // Every other heap is lost, and leaves ten marks.
    let odd =
        |rng: &mut Rng| distinct(rng, 9, 1..=most / 2 - 1).iter().map(|x| 2 * x + 1).collect();
    largest([
        ("the only take 1", games(&|_| vec![])),
        ("takes 1 to 10", games(&|_| ascending(10)[1..].to_vec())),
        ("random takes up to 1000", games(&|rng| distinct(rng, 9, 2..=1000))),
        ("random takes of all sizes", games(&|rng| distinct(rng, 9, 2..=most))),
        ("odd takes of all sizes", games(&odd)),
    ])
}
