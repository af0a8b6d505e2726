//! Largest inputs of Tokitsukaze, CSL and Stone Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100_000, 1_000_000_000);
    let count = n as u64;
    let stairs = |last: &[u64]| (0..count - last.len() as u64).chain(last.to_vec()).collect();
    // Every second number, one of them twice: no pile is one below the pair.
    let even = spread(n - 2, most + 6 - 2 * count..=most);
    let files = [
        ("distinct, lost", spread(n, most + 1 - count..=most)),
        ("a pair, won", [&even[..], &even[n / 3..][..1]].concat()),
        ("a pair above another pile, lost", [&even[..], &[even[0], even[0] - 1]].concat()),
        ("the end of the game, lost", stairs(&[])),
        ("0, 1, 2, ... and two large piles, won", stairs(&[most, most - 2])),
        ("all equal, lost", all_equal(n, most)),
    ];
    let rng = &mut Rng::with_seed(1);
    largest(files.map(|(shape, mut piles): (_, Vec<u64>)| {
        rng.shuffle(&mut piles);
        (shape, vec![counted(&piles)])
    }))
}
