//! Test files of Stick Game. An input is a single case.

use crate::rules::mex;
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // The smallest input.
        test_file("edge-01", 1, &[1]),
        // Takes in any order, one of them the whole heap.
        test_file("edge-02", 20, &[7, 20, 1, 4]),
        // A single take.
        test_file("edge-03", 99, &[1]),
        // As many takes as allowed, the largest first.
        test_file("edge-04", 350, &(1..=100).rev().collect_vec()),
        // Odd takes alone: every other heap is lost.
        test_file("edge-05", 1000, &(1..=100).map(|i| 2 * i - 1).collect_vec()),
        // No period shows.
        test_file("edge-06", 1000, &[1, 499, 998, 1000]),
        // Anything, and takes that are small.
        test_file("random-01", 3000, &random_takes(1, 3000)),
        test_file("random-02", 3000, &random_takes(2, 60)),
    ]
}

/// 1 and up to ten other takes, in any order.
fn random_takes(seed: u64, largest: usize) -> Vec<usize> {
    let others = sample(10, seed, |rng| rng.usize(2..=largest));
    others.into_iter().chain([1]).unique().collect()
}

fn test_file(name: &str, n: usize, takes: &[usize]) -> TestFile {
    assert!(takes.contains(&1) && takes.iter().all_unique());
    assert!(takes.len() <= 100 && takes.iter().all(|take| (1..=n).contains(take)));
    let mut wins: Vec<bool> = Vec::new();
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=n {
        let left = || takes.iter().filter(|&&take| take <= heap).map(|&take| heap - take);
        wins.push(left().any(|left| !wins[left]));
        values.push(mex(&left().map(|left| values[left]).collect_vec()));
        assert_eq!(wins[heap], values[heap] != 0, "{heap} {takes:?}");
    }
    let letters: String = wins[1..].iter().map(|&wins| if wins { 'W' } else { 'L' }).collect();
    let input = format!("{n} {}\n{}", takes.len(), takes.iter().join(" "));
    TestFile::new(name, [Case::new(input, letters)])
}
