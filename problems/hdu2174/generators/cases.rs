//! Test files of kiki's game: all parities, up to the largest board.

use crate::prelude::*;

/// The largest number of rows, and of columns.
const MAX_SIDE: usize = 2000;

pub fn cases() -> Vec<TestFile> {
    let ends = [1, 2, 3, 1023, 1024, MAX_SIDE - 1, MAX_SIDE];
    let edge = vec![
        // The smallest input: a single cell.
        vec![(1, 1)],
        // All boards up to 40 x 40.
        iproduct!(1..=40, 1..=40).collect(),
        // The ends of the range, in all combinations.
        ends.iter().flat_map(|&n| ends.map(|m| (n, m))).collect(),
        // A single row, a single column.
        (1..=100).flat_map(|i| [(1, 20 * i - i % 2), (20 * i - i % 2, 1)]).collect(),
    ];
    let text = |(n, m)| format!("{n} {m}");
    let mut files = edges(edge.into_iter().map(|boards| boards.into_iter().map(text).collect()));
    let sides = |i: usize| (MAX_SIDE - i % 2, MAX_SIDE - i / 2 % 2);
    files.extend(largest([("the largest boards", (0..5000).map(|i| text(sides(i))).collect())]));
    files
}
