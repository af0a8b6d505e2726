//! Test files of Nim Game I.

use crate::rules::{can_be_searched, nim_moves, nim_wins, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap, the least and the largest.
        test_file("edge-01", [vec![1], vec![1_000_000_000]]),
        // All positions of two heaps up to 8, and of three up to 4.
        test_file("edge-02", all_lists(2, 1..=8).into_iter().chain(all_lists(3, 1..=4))),
        // Sums, largest heaps and numbers of heaps mislead.
        test_file("edge-03", [vec![1, 2, 3], vec![1, 2, 4], vec![5, 5, 1, 1], vec![7, 9, 14]]),
        test_file(
            "random-01",
            sample(50, 1, |rng| {
                let length = rng.usize(1..=20);
                random_list(rng, length, 1..=1_000_000_000)
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let wins = nim_wins(&heaps);
        assert!(!can_be_searched(&heaps) || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "first" } else { "second" })
    });
    TestFile::new(name, cases)
}
