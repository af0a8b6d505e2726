//! Test files of Matches Game.

use crate::rules::{can_be_searched, nim_moves, nim_wins, sorted, to_p_position, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

const MAX: usize = 10_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap, the least and the largest; as many heaps as allowed, and one fewer.
        test_file("edge-01", [vec![1], vec![MAX], vec![MAX; 20], vec![MAX; 19]]),
        // All positions of two heaps up to 7, and of three up to 5.
        test_file("edge-02", all_lists(2, 1..=7).into_iter().chain(all_lists(3, 1..=5))),
        // Sums, largest heaps, pairs and numbers of heaps mislead.
        test_file("edge-03", [vec![1, 2, 3], vec![2, 2, 3, 3], vec![5, 5, 1], vec![7, 9, 14]]),
        // Over the whole range, half of them lost.
        test_file(
            "random-01",
            sample(40, 1, |rng| {
                let length = rng.usize(2..=20);
                let heaps = random_list(rng, length, 1..=MAX);
                let lost = to_p_position(&heaps);
                if rng.bool() && lost.iter().all(|&heap| heap > 0) {
                    lost
                } else {
                    heaps
                }
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let wins = nim_wins(&heaps); // by sums, and by columns of digits
        assert!(!can_be_searched(&heaps) || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{} {}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases)
}
