//! Test files of Thanos Nim. An input is a single case.

use crate::rules::Search;
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;
use std::ops::RangeInclusive;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = |seed, n, sizes: RangeInclusive<usize>| {
        sample(1, seed, |rng| random_list(rng, n, sizes.clone())).concat()
    };
    [
        // Two piles: lost if they are equal.
        ("edge-01", vec![1, 1]),
        ("edge-02", vec![50, 49]),
        // Exactly half of the piles are smallest; one more; all.
        ("edge-03", vec![2, 3, 2, 5]),
        ("edge-04", vec![2, 2, 3, 2]),
        ("edge-05", vec![3; 6]),
        // More than half of the piles are equal, but they are not the smallest; the Nim sum is 0.
        ("edge-06", vec![4, 4, 1, 4]),
        ("edge-07", vec![1, 2, 3, 1, 2, 3]),
        // The most piles.
        ("edge-08", vec![50; 50]),
        ("edge-09", [vec![49; 25], vec![50; 25]].concat()),
        ("edge-10", [vec![50; 24], vec![49; 26]].concat()),
        ("random-01", random(1, 6, 1..=2)),
        ("random-02", random(2, 50, 1..=50)),
        ("random-03", [random(3, 23, 8..=50), vec![7; 25], random(4, 2, 7..=8)].concat()),
    ]
    .map(|(name, piles)| test_file(name, &piles))
    .into()
}

fn test_file(name: &str, piles: &[usize]) -> TestFile {
    let is_legal = |pile: &usize| (1..=50).contains(pile);
    assert!(
        piles.len().is_multiple_of(2) && piles.len() <= 50 && piles.iter().all(is_legal),
        "{name}"
    );
    let sorted = piles.iter().copied().sorted_unstable().collect_vec();
    // The smallest reach beyond the middle.
    let wins = sorted[0] < sorted[piles.len() / 2];
    let mut search = Search::normal(|piles: &Vec<usize>| moves(piles));
    assert!(piles.iter().sum::<usize>() > 18 || search.wins(&sorted) == wins, "{name}");
    let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Alice" } else { "Bob" })])
}

/// Takes from exactly half of the piles, in all ways.
fn moves(piles: &[usize]) -> Vec<Vec<usize>> {
    let left = piles.iter().map(|&pile| 0..=pile).multi_cartesian_product();
    let takes = |left: &[usize]| left.iter().zip(piles).filter(|(left, pile)| left < pile).count();
    left.filter(|left| takes(left) == piles.len() / 2)
        .map(|left| left.into_iter().sorted_unstable().collect())
        .collect()
}
