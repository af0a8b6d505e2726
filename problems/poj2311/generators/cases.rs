//! Test files of Cutting Game: all sheets.

use crate::prelude::*;

/// The largest side.
const MAX: usize = 200;

pub fn cases() -> Vec<TestFile> {
    let all = || iproduct!(2..=MAX, 2..=MAX).map(|(w, h)| [w, h]);
    let edge = vec![
        // The smallest input.
        vec![[2, 2]],
        // Sheets of which every cut leaves a strip of width 1, and the next larger ones.
        vec![[3, 3], [2, 3], [3, 2], [4, 2], [2, 4], [4, 3], [3, 4], [4, 4]],
        // All sheets with sides up to 11.
        all().filter(|[w, h]| *w <= 11 && *h <= 11).collect(),
        // Strips of width 2 and 3, of any length.
        all().filter(|[w, h]| *w <= 3 || *h <= 3).collect(),
    ];
    let texts = |sheets: Vec<[usize; 2]>| sheets.iter().map(spaced).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    // The largest one again and again, up to as many cases as allowed.
    let all = all().chain([[MAX, MAX]; 399]).collect();
    let large = (0..40_000).map(|i| [MAX - i % 11, MAX - i / 11 % 11]).collect();
    files.extend(largest([("all sheets", texts(all)), ("the largest sheets", texts(large))]));
    files
}
