//! Test files of Brave Game. An input has at most 100 cases, so the small ones take several files.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All heaps up to 20, with takes up to 5, 10, 15, 20.
        iproduct!(1..=20, 1..=5).collect(),
        iproduct!(1..=20, 6..=10).collect(),
        iproduct!(1..=20, 11..=15).collect(),
        iproduct!(1..=20, 16..=20).collect(),
        // Heaps that can just be taken whole, or just not: n from m - 1 to m + 2.
        (1..=25).flat_map(|i| (40 * i - 3..=40 * i).map(move |n| (n, 40 * i - 2))).collect(),
    ];
    let text = |(n, m)| format!("{n} {m}");
    let mut files = edges(edge.into_iter().map(|heaps| heaps.into_iter().map(text).collect()));
    let small_takes = (1..=100).map(|m| format!("{} {m}", 1000 / (m + 1) * (m + 1) - m % 2));
    let bounds = iproduct!(991..=1000, 991..=1000).map(text);
    files.extend(largest([
        ("the last lost heap, or one less", small_takes.collect()),
        ("both numbers near the bound", bounds.collect_vec()),
    ]));
    files
}
