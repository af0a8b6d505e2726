//! Test files of the game with at most k times the last take. A file has few cases, so there are many files; the
//! largest ones need long lists of lost heaps.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 100_000_000;

/// The largest factor.
const MAX_FACTOR: usize = 100_000;

const MAX_CASES: usize = 20;

pub fn cases() -> Vec<TestFile> {
    let n = MAX_HEAP;
    let edge = vec![
        // The smallest input.
        vec![(2, 1)],
        // The ends of the range.
        iproduct!([n, n - 1], [MAX_FACTOR, MAX_FACTOR - 1, 7069, 10_000, 2, 1])
            .chain([(2, MAX_FACTOR), (3, 1), (2, 2), (3, 2)])
            .collect(),
        // Powers of two with their neighbours, for the factor 1, and Fibonacci numbers, for the factor 2.
        [2, 4, 64, 1 << 15, 1 << 25, 1 << 26].into_iter().flat_map(|h| around(h, 1)).collect(),
        [5, 89, 987, 832_040, 39_088_169, 63_245_986]
            .into_iter()
            .flat_map(|h| around(h, 2))
            .collect(),
        // All heaps from 2 to 21, by files.
        (2..=21).map(|n| (n, 2)).collect(),
        (2..=21).map(|n| (n, 3)).collect(),
        (2..=21).map(|n| (n, 5)).collect(),
        (41..=60).map(|n| (n, 3)).collect(),
        // As many stones as the factor and one or a few more.
        [1, 2, 10, 1000, MAX_FACTOR]
            .into_iter()
            .flat_map(|k| (k..=k + 3).map(move |n| (n, k)))
            .filter(|&(n, _)| n >= 2)
            .collect(),
    ];
    let text = |(n, k)| format!("{n} {k}");
    let mut files = edges(edge.into_iter().map(|heaps| heaps.into_iter().map(text).collect()));
    let bound = vec![format!("{MAX_HEAP} {MAX_FACTOR}"); MAX_CASES];
    files.extend(largest([("both numbers at the bound in all cases", bound)]));
    files
}

/// The heap with its neighbours, as far as they are within the bounds.
fn around(heap: usize, k: usize) -> Vec<(usize, usize)> {
    (heap - 1..=heap + 1).filter(|n| (2..=MAX_HEAP).contains(n)).map(|n| (n, k)).collect()
}
