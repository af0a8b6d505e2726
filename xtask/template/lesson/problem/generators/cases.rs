//! Test files of {{JUDGE}}. TODO: the ends of the range, both sides of every branch, known mistakes, random
//! positions, and inputs as large as the judge has.

use crate::{largest, sample, Case, TestFile};

/// The test files, all but the largest with their answers.
pub fn cases() -> Vec<TestFile> {
    let mut files = vec![
        // The smallest input.
        test_file("edge-01", [1]),
        test_file("edge-02", 2..=11),
        test_file("random-01", sample(10, 1, |rng| rng.usize(1..=1000))),
        // As many cases as allowed, with the largest numbers.
        test_file("max-01", 991..=1000),
    ];
    files.extend(largest([("the most cases, of the largest heap", vec!["1000"; 10])]));
    files
}

fn test_file(name: &str, heaps: impl IntoIterator<Item = usize>) -> TestFile {
    let cases = heaps.into_iter().map(|n| {
        assert!((1..=1000).contains(&n));
        Case::new(n, if first_wins(n) { "first" } else { "second" })
    });
    TestFile::new(name, cases).at_most(10)
}

/// Whether the first player wins, by the rules: from the empty heap up.
fn first_wins(n: usize) -> bool {
    let mut wins = vec![false];
    for heap in 1..=n {
        wins.push((1..=2.min(heap)).any(|take| !wins[heap - take]));
    }
    wins[n]
}
