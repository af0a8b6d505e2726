//! Test files of Fibonacci again and again. Random positions are rarely P-positions, so some are
//! chosen to be.

use crate::prelude::*;

/// The largest heap.
const MAX: usize = 1000;

pub fn cases() -> Vec<TestFile> {
    let takes = fibonacci_numbers(MAX);
    let values = values_of_heaps(MAX + 1, |heap| minus(heap, takes.iter().copied()));
    let least = |heap: usize| (1..=MAX).find(|&other| values[other] == values[heap]);
    let edge = vec![
        // The smallest input.
        vec![[1, 1, 1]],
        // All positions with heaps up to 12.
        iproduct!(1..=12, 1..=12, 1..=12).map(|(m, n, p)| [m, n, p]).collect(),
        // Two equal heaps cancel, so the third alone decides.
        (1..=MAX).map(|heap| [7, heap, 7]).collect(),
        // Heaps around the Fibonacci numbers.
        takes
            .iter()
            .flat_map(|&take| [[take, 1, 2], [take, take, 4], [take + 1, 3, take], [10, 4, take]])
            .collect(),
        // Each heap with the least one of the same Grundy value and 4, whose value is 0: all
        // P-positions.
        (1..=MAX).map(|heap| [least(heap).expect("itself"), 4, heap]).collect(),
    ];
    let texts = |positions: Vec<[usize; 3]>| positions.iter().map(spaced).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    let large = (0..60_000).map(|i| [MAX - i % 40, MAX - i / 40 % 40, MAX - i / 1600 % 40]);
    files.extend(largest([("three large heaps", texts(large.collect()))]));
    files
}
