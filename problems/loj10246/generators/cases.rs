//! Test files of Taking Stones: heaps of one beside few and many large heaps, and the exceptions with S = 0 and
//! S = 2.

use crate::prelude::*;

/// The largest number of heaps.
const MAX_HEAPS: usize = 50;

/// The largest heap.
const MAX_HEAP: u64 = 1000;

pub fn cases() -> Vec<TestFile> {
    let with_ones = |ones: usize, large: &[u64]| [vec![1; ones], large.to_vec()].concat();
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Heaps of one alone, and beside a heap of two: the exceptions.
        (1..=MAX_HEAPS)
            .flat_map(|heaps| [with_ones(heaps, &[]), with_ones(heaps - 1, &[2])])
            .collect(),
        // What is next to the exceptions.
        (0..=12)
            .flat_map(|ones| {
                [&[3][..], &[4], &[5], &[2, 2], &[2, 3], &[2, 2, 2], &[2, 2, 2, 2]]
                    .map(|large| with_ones(ones, large))
            })
            .collect(),
        // All pairs of heaps up to 13, and all of up to four heaps up to 4.
        ascending_lists(2, 1..=13),
        (1..=4).flat_map(|heaps| ascending_lists(heaps, 1..=4)).collect(),
        // As many stones as allowed.
        vec![vec![MAX_HEAP; MAX_HEAPS]],
    ];
    let texts =
        |positions: Vec<Vec<u64>>| positions.iter().map(|heaps| counted(heaps)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    let rng = &mut Rng::with_seed(5);
    let mut positions = |most: u64| {
        let mut heaps = |ones: usize| with_ones(ones, &random(rng, MAX_HEAPS - ones, 2..=most));
        texts((0..100).map(|i| heaps(i / 2)).collect())
    };
    files.extend(largest([
        ("heaps of one stone, 0 to 49 of them, beside large ones", positions(MAX_HEAP)),
        ("the same beside heaps of two and three", positions(3)),
    ]));
    files
}
