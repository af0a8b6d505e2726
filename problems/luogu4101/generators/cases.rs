//! Largest inputs of Everyone Praises Jiangnan.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, most, rng) = (100, 1_000_000_000, &mut Rng::with_seed(1));
    let small = ascending(count); // a loop over the heaps takes too long
    let parts = ascending(count).into_iter().map(|parts| most / (parts + 1));
    let about = parts.flat_map(|part| [part, part + 1]).take(count).collect();
    let files = [
        ("small limits", small),
        ("parts of 10^9, and one more", about),
        ("limits about the root of n", random(rng, count, 30_000..=33_000)),
        ("random limits", random(rng, count, 1..=most)),
    ];
    let cases = |limits: Vec<u64>| {
        (0..).zip(limits).map(|(i, m)| format!("{} {m}", most - i)).collect::<Vec<_>>()
    };
    largest(files.map(|(shape, limits)| (shape, cases(limits))))
}
