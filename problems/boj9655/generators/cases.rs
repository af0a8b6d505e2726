//! Test files of Stone Game. An input is a single number.

use crate::rules::Search;
use crate::{Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    // Small numbers, and the largest.
    let names = (1..).map(|i| format!("edge-{i:02}"));
    names.zip([1, 2, 3, 4, 6, 7, 999, 1000]).map(|(name, n)| test_file(&name, n)).collect()
}

/// The answer is that of a search by the rules.
fn test_file(name: &str, n: usize) -> TestFile {
    assert!((1..=1000).contains(&n), "{n}");
    let take =
        |&heap: &usize| [1, 3].into_iter().filter_map(|take| heap.checked_sub(take)).collect();
    let wins = Search::normal(take).wins(&n);
    TestFile::new(name, [Case::new(n, if wins { "SK" } else { "CY" })])
}
