//! Test files of {{JUDGE}}. TODO: the ends of the range, both sides of every branch, known mistakes, and inputs as large
//! as the judge has. The answers come by another argument than the program's, if there is one: without it, `edges` takes
//! the text of each case.

use crate::prelude::*;

/// The test files, all but the largest with their answers.
pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![1],
        (2..=11).collect(),
        // As many cases as allowed, with the largest numbers.
        (991..=1000).collect(),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    files.extend(largest([("the most cases, of the largest heap", vec!["1000"; 10])]));
    files
}

fn test_file(name: &str, heaps: Vec<usize>) -> TestFile {
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
