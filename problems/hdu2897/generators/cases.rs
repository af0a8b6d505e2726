//! Test files of Meeting Mingxia: both sides of each bound of the remainder, and sums p + q that do
//! not fit into 16 bits.

use crate::prelude::*;

/// The largest number of coins, and the largest take.
const MAX: usize = 65_535;

/// The number of coins, the least take and the largest take.
type Heap = (usize, usize, usize);

pub fn cases() -> Vec<TestFile> {
    let takes = |max_take: usize| (1..=max_take).flat_map(move |q| (1..=q).map(move |p| (p, q)));
    let edge = vec![
        // The smallest input.
        vec![(1, 1, 1)],
        // All takes up to 8, all heaps up to 40.
        takes(8).flat_map(|(p, q)| (1..=40).map(move |n| (n, p, q))).collect(),
        // Both sides of each bound of the remainder, from the first period to the last.
        [(1, 9), (3, 1000), (700, 701), (999, 31_000), (20_000, 40_000), (29_999, 30_000)]
            .into_iter()
            .flat_map(near_remainder_bounds)
            .collect(),
        // p = q, which leaves no choice.
        [1, 2, 7, 1000, 32_767, 32_768, MAX]
            .into_iter()
            .flat_map(|p| {
                [1, p - 1, p, p + 1, 2 * p - 1, 2 * p, 2 * p + 1, 3 * p, 3 * p + 1, MAX]
                    .map(|n| (n, p, p))
            })
            .filter(|&(n, _, _)| (1..=MAX).contains(&n))
            .collect(),
        // p + q from 65,534 to 65,538, around the largest number of 16 bits, and much larger.
        (MAX - 1..=MAX + 3)
            .flat_map(|sum| [1, 2, 1000, 32_766, 32_767].map(|p| (p, sum - p)))
            .chain([(MAX, MAX), (40_000, 50_000), (1, MAX), (MAX - 1, MAX)])
            .filter(|&(_, q)| q <= MAX)
            .flat_map(|(p, q)| [1, p, p + 1, q, MAX - 1, MAX].map(|n| (n, p, q)))
            .filter(|&(n, _, _)| n <= MAX)
            .collect(),
    ];
    let text = |(n, p, q)| format!("{n} {p} {q}");
    let mut files = edges(edge.into_iter().map(|heaps| heaps.into_iter().map(text).collect()));
    // One step after the other: as many as there are coins, or half of them.
    let small = (MAX - 24_999..=MAX).flat_map(|n| [(n, 1, 1), (n, 1, 2)].map(text));
    let large = (1..MAX).rev().take(50_000).map(|p| text((p + p % 2, p, MAX)));
    files.extend(largest([
        ("takes of one or two", small.collect_vec()),
        ("takes of at least p of p or p + 1 coins", large.collect()),
    ]));
    files
}

/// Heaps at the bounds of the remainder modulo p + q, in the first period and in the last that is
/// entirely below [`MAX`].
fn near_remainder_bounds((p, q): (usize, usize)) -> Vec<Heap> {
    let last_period = (MAX / (p + q) - 1) * (p + q);
    let remainders = [0, 1, p, p + 1, p + q - 1, p + q, p + q + 1];
    let heaps = [0, last_period]
        .into_iter()
        .flat_map(|start| remainders.map(|remainder| (start + remainder, p, q)));
    heaps.filter(|&(n, _, _)| (1..=MAX).contains(&n)).collect()
}
