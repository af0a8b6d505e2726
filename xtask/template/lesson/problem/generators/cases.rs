//! Test files of {{JUDGE}}. TODO: the ends of the range, both sides of every branch, known mistakes, random
//! positions, and an input as large as is legal.

use crate::{sample, Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // The smallest input.
        test_file("edge-01", [1]),
        test_file("edge-02", 2..=11),
        test_file("random-01", sample(10, 1, |rng| rng.usize(1..=1000))),
        // As many cases as allowed, with the largest numbers.
        test_file("max-01", 991..=1000),
    ]
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
