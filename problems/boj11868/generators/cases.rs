//! Test files of Nim Game 2. An input is a single position.

use crate::rules::{can_be_searched, nim_moves, nim_wins, sorted, to_p_position, Search};
use crate::{random_list, Case, TestFile};
use itertools::Itertools;

/// The bound on the heaps.
const MAX: usize = 2_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = random_list(&mut fastrand::Rng::with_seed(1), 100, 1..=MAX);
    vec![
        // Ones alone, an odd and an even number of them.
        test_file("edge-01", &[1; 7]),
        test_file("edge-02", &[1; 8]),
        // Lost, though all heaps differ, and won, though their sum is even.
        test_file("edge-03", &[3, 5, 6]),
        test_file("edge-04", &[3, 5, 8]),
        // The largest heaps.
        test_file("edge-05", &[MAX]),
        test_file("edge-06", &[MAX, MAX]),
        // As many heaps as allowed, won and lost.
        test_file("random-01", &random),
        test_file("random-02", &to_p_position(&random)),
    ]
}

fn test_file(name: &str, heaps: &[usize]) -> TestFile {
    assert!(heaps.len() <= 100 && heaps.iter().all(|heap| (1..=MAX).contains(heap)), "{name}");
    let wins = nim_wins(heaps);
    if can_be_searched(heaps) {
        let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        assert_eq!(search.wins(&sorted(heaps)), wins, "{name}");
    }
    let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "koosaga" } else { "cubelover" })])
}
