//! Test files of Grundy's Game. Lost heaps are few, so most cases are near them.

use crate::prelude::*;

const LARGEST: usize = 1_000_000;
const MOST_CASES: usize = 100_000;

/// The lost heaps up to `LARGEST`.
const LOST: [usize; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![1],
        // All heaps up to 1300, beyond the last lost one.
        (1..=1300).collect(),
        // Lost heaps and their neighbours, downwards.
        LOST.iter().rev().flat_map(|&n| [n + 1, n, (n - 1).max(1), n + 3]).collect(),
        // The end of the range, and powers of two.
        (999_990..=LARGEST).chain((0..20).map(|exponent| 1 << exponent)).collect(),
    ];
    let texts = |heaps: Vec<usize>| heaps.iter().map(usize::to_string).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    files.extend(largest([
        ("from the largest heap down", texts((0..MOST_CASES).map(|i| LARGEST - 9 * i).collect())),
        ("all lost", texts(cycled(&LOST, MOST_CASES))),
    ]));
    files
}
