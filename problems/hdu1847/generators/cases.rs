//! Test files of Good Luck in CET-4 Everybody!

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    // The smallest input, and all legal ones.
    let mut files = edges([vec![1], (1..=1000).collect()]);
    let all = (0..120_000).map(|i| 1000 - i % 1000).collect();
    files.extend(largest([("all n, from the largest on", all)]));
    files
}
