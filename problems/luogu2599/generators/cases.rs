//! Test files of Taking Stones from Both Ends: rows whose first heap is or nearly is the losing size, equal heaps
//! and heaps that differ by one.

use crate::prelude::*;

/// The bound on the number of cases.
const MAX_CASES: usize = 10;

/// The largest number of heaps.
const MAX_HEAPS: usize = 1000;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // One heap, and two that are equal or not.
        vec![
            vec![MAX_HEAP],
            vec![1, 1],
            vec![2, 1],
            vec![1, 2],
            vec![MAX_HEAP, MAX_HEAP],
            vec![MAX_HEAP, MAX_HEAP - 1],
            vec![2, 1, 2],
            vec![2, 2, 2],
            vec![2, 3, 2],
            vec![2, 3, 3],
        ],
        // Lost: the middle heaps 6 and 3, any heap behind them, and the one before them that makes it lost.
        [(1, 1), (2, 2), (4, 3), (5, 4), (6, 5), (7, 7), (8, 8), (9, 9), (10, 10)]
            .map(|(first, last)| vec![first, 6, 3, last])
            .to_vec(),
        // The same with 3 and 6.
        [(1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (7, 7), (8, 8), (9, 9), (10, 10)]
            .map(|(first, last)| vec![first, 3, 6, last])
            .to_vec(),
        // Rows of equal heaps, of even and odd length.
        (1..=10).map(|length| vec![MAX_HEAP; length]).collect(),
    ];
    // Long rows of small heaps and of the largest ones, many of them lost.
    let long = [1..=2, 1..=5, MAX_HEAP - 2..=MAX_HEAP].map(|heaps| {
        sample(MAX_CASES, 20, |rng| {
            let length = rng.usize(20..=60);
            random_list(rng, length, heaps.clone())
        })
    });
    let edge = edge.into_iter().chain(long);
    let mut files = edges(edge.map(|rows| rows.iter().map(|row| counted(row)).collect()));
    let (n, most) = (MAX_HEAPS, MAX_HEAP as u64);
    let rows = [
        all_equal(n, most),
        all_equal(n - 1, most),
        ascending(n),
        descending(n),
        spread(n, 1..=most),
        spread(n, 1..=most).into_iter().rev().collect(),
        cycled(&[1, most], n),
        cycled(&[most, most - 1], n),
        [ascending(n / 2), descending(n / 2)].concat(),
        [descending(n / 2), ascending(n / 2)].concat(),
    ];
    files.extend(largest([("in order, and in turns", rows.map(|row| counted(&row)).to_vec())]));
    files
}
