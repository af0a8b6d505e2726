//! Test files of Nim Game (Template).

use crate::rules::{can_be_searched, nim_moves, nim_wins, sorted, to_p_position, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest heap: all have fewer than 10000 stones.
const MAX: usize = 9999;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap: empty, the least and the largest; and heaps that are all empty.
        test_file("edge-01", vec![vec![0], vec![1], vec![MAX], vec![0; 5], vec![0, MAX]]),
        // All positions of two heaps up to 2.
        test_file("edge-02", all_lists(2, 0..=2)),
        // Sums, numbers of heaps and heaps that differ mislead.
        test_file(
            "edge-03",
            [&[1, 2, 3][..], &[1, 2, 4], &[5, 5, 1, 1], &[7, 9, 14], &[2, 2, 2], &[3, 0, 5, 6]]
                .map(<[usize]>::to_vec),
        ),
        // As the rules allow them, small enough to be searched.
        test_file(
            "random-01",
            sample(10, 1, |rng| {
                let length = rng.usize(2..=5);
                random_list(rng, length, 0..=5)
            }),
        ),
        // Large heaps, every other case lost, with empty heaps among them.
        test_file(
            "random-02",
            sample(5, 2, |rng| {
                let length = rng.usize(20..=100);
                let mut heaps = random_list(rng, length, 0..=MAX);
                heaps[rng.usize(..length)] = 0;
                [to_p_position(&heaps), heaps]
            })
            .concat(),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        assert!(heaps.iter().all(|&heap| heap <= MAX));
        let wins = nim_wins(&heaps);
        assert!(!can_be_searched(&heaps) || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases).at_most(10)
}
