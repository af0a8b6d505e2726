//! Largest inputs of Unfair Nim.

use crate::prelude::*;

/// 298 random piles and two before them that had the same sum, before some of the second were put on the first.
fn piles(rng: &mut Rng, max: u64, put: u64) -> Vec<u64> {
    let others = random(rng, 298, 1..=max);
    let sum = others.iter().fold(0, |sum, pile| sum ^ pile);
    // The binary digits of the Nim sum are divided between the two; that they share are added to both.
    let some = rng.u64(..) & sum;
    let shared = rng.u64(1..=max) & !sum;
    [vec![some + shared + put, sum - some + shared - put], others].concat()
}

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let files = [
        ("12345678901 to carry, or fewer", piles(rng, (1 << 38) - 1, 12_345_678_901)),
        ("one to carry, or none", piles(rng, (1 << 38) - 1, 1)),
        ("two piles, the largest and the smallest", vec![1_000_000_000_000, 2]),
        ("random: no answer", random(rng, 300, 1..=1_000_000_000_000)),
    ];
    largest(files.map(|(shape, piles)| (shape, vec![counted(&piles)])))
}
