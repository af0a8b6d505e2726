//! Test files of Triangulation: planes of every number of points up to some periods, alone and with others of the same
//! value, the exceptions before 53, and numbers up to the judge's bound.

use crate::prelude::*;

/// The largest number of points.
const MAX_POINTS: usize = 1_000_000_000;

/// The bound on the cases.
const MAX_CASES: usize = 1000;

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input.
        vec![vec![1]],
        // One plane of each size up to some periods.
        (1..=300).map(|n| vec![n]).collect(),
        // All pairs of planes of up to 12 points, and triples of up to 6.
        all_lists(2, 1..=12).into_iter().chain(all_lists(3, 1..=6)).collect(),
        // Each size up to some periods with those after a period, and with what it would be if the period began earlier.
        (1..=180)
            .flat_map(|n| [n + 1, n + 34, n + 68, 1 + n % 34].map(|other| vec![n, other]))
            .collect(),
        // The ends of the range, where the numbers run through a whole period.
        (MAX_POINTS - 39..=MAX_POINTS)
            .flat_map(|n| [vec![n], vec![n, 53 + (n - 53) % 34], vec![n, MAX_POINTS]])
            .collect(),
        // Equal planes in pairs, and one more.
        [5, 8, 52, 53, MAX_POINTS - 1]
            .into_iter()
            .flat_map(|n| (2..8).map(move |k| vec![n; k]))
            .collect(),
    ];
    let mut files = edges(edge.iter().map(|cases| cases.iter().map(|n| counted(n)).collect()));
    // Each of the ten sizes an even number of times; planes that are a period apart.
    let small = cycled(&ascending(10), 1_000_000);
    let large = (0..175_000).flat_map(|i| [MAX_POINTS - i, MAX_POINTS - i - 34]).collect_vec();
    let pairs = (0..MAX_CASES).map(|i| counted(&[MAX_POINTS - i, 53 + i % 37])).collect();
    files.extend(largest([
        ("a million small planes: lost", vec![counted(&small)]),
        ("large planes: lost", vec![counted(&large)]),
        ("the most cases, some lost", pairs),
    ]));
    files
}
