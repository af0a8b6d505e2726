//! Largest inputs of Roy&October's Stones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, max) = (100_000, 50_000_000);
    let multiples = random(&mut Rng::with_seed(1), t, 1..=max / 6).iter().map(|i| 6 * i).collect();
    let files = [
        ("all the largest", vec![max; t]),
        ("the largest ones", (max + 1 - t as u64..=max).collect()),
        ("multiples of 6: lost", multiples),
        ("anywhere", spread(t, 1..=max)),
    ];
    largest(
        files.map(|(shape, heaps): (_, Vec<u64>)| {
            (shape, heaps.iter().map(u64::to_string).collect())
        }),
    )
}
