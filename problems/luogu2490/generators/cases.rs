//! Test files of the black and white pieces. An input is a single case, so there are many small ones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input; no free cell; a single one; two pieces.
        [2, 2, 1],
        [8, 8, 3],
        [9, 8, 1],
        [7, 2, 1],
        [9, 2, 2],
        // Nim on two gaps and on three; as many gaps as may be shortened at once.
        [9, 4, 1],
        [9, 6, 1],
        [9, 4, 2],
        [9, 6, 3],
        // Three gaps, of which two may be shortened: lost if all are equal; then d of no effect.
        [9, 6, 2],
        [60, 6, 2],
        [40, 8, 4],
        [40, 8, 8],
        // Four gaps and more with d = 2: 0 or 3 of them have a one.
        [24, 8, 2],
        [50, 14, 2],
        // Fewer placements than lost ones, after both were divided by the prime.
        [5000, 50, 1],
        [9999, 98, 1],
        // Two pieces on the longest row: a gap of up to 14 digits.
        [10_000, 2, 1],
        // Equal gaps of 4096 cells and more.
        [10_000, 4, 1],
        [10_000, 6, 2],
        [8197, 4, 1],
    ];
    let mut files = edges(edge.map(|numbers| vec![spaced(numbers)]));
    files.extend(largest([
        ("d = 1", vec!["10000 100 1"]),
        ("d = 2", vec!["10000 100 2"]),
        ("nearly all gaps", vec!["10000 100 49"]),
        ("d of no effect", vec!["10000 100 100"]),
        ("an odd number of pairs, d = 3", vec!["10000 98 3"]),
        ("an odd number of cells, d = 7", vec!["9999 100 7"]),
    ]));
    files
}
