//! Largest inputs of Apples in Boxes.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (100_000, 1_000_000_000, &mut Rng::with_seed(1));
    let ends = |fullest: usize| [vec![1; n - fullest], vec![max; fullest]].concat();
    let case = |k: u64, boxes: Vec<u64>| format!("{} {k}\n{}", boxes.len(), spaced(boxes));
    let small = |_| {
        let k = rng.u64(1..=9);
        case(k, random(rng, 10, 1..=10))
    };
    largest([
        ("10000 small cases", (0..10_000).map(small).collect::<Vec<_>>()),
        ("all at the bound", vec![case(max, all_equal(n, max))]),
        ("one box too full by one apple, an odd number", vec![case(max - 2, ends(1))]),
        ("two such boxes", vec![case(max - 2, [vec![2], ends(2)[1..].to_vec()].concat())]),
        ("random, the difference at most k", vec![case(max, random(rng, n, 1..=max))]),
    ])
}
