//! Test files of Stones. An input is a single case.

use crate::rules::mex;
use crate::{sample, Case, TestFile};
use itertools::Itertools;

const LARGEST: usize = 100_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // The smallest input.
        test_file("edge-01", 1, &[1]),
        // The last stone, or the last two, cannot be taken.
        test_file("edge-02", 9, &[2]),
        test_file("edge-03", 11, &[3, 4]),
        test_file("edge-04", 12, &[3, 5, 8]),
        // The whole heap can be taken, and just not the whole heap.
        test_file("edge-05", LARGEST, &[LARGEST]),
        test_file("edge-06", LARGEST, &[LARGEST - 1, LARGEST]),
        test_file("edge-07", LARGEST, &[1, LARGEST - 1]),
        // As many takes as allowed, for Bachet's game: a multiple of 101, and another heap.
        test_file("edge-08", 99_990, &(1..=100).collect_vec()),
        test_file("edge-09", LARGEST, &(1..=100).collect_vec()),
        // Anything, and takes that are small.
        // Odd takes alone: an even heap is lost, though a take between them would win.
        test_file("edge-10", 6, &[1, 3]),
        test_file("random-01", LARGEST, &random_takes(1, 100, LARGEST)),
        test_file("random-02", 98_765, &random_takes(2, 8, 200)),
        test_file("random-03", 98_766, &random_takes(3, 8, 200)),
        test_file("random-04", 4_321, &random_takes(4, 3, 40)),
        test_file("random-05", 4_323, &random_takes(5, 3, 40)),
    ]
}

/// Up to `count` takes, in ascending order.
fn random_takes(seed: u64, count: usize, largest: usize) -> Vec<usize> {
    sample(count, seed, |rng| rng.usize(2..=largest)).into_iter().sorted().dedup().collect()
}

fn test_file(name: &str, k: usize, takes: &[usize]) -> TestFile {
    assert!(takes.windows(2).all(|pair| pair[0] < pair[1]) && takes[takes.len() - 1] <= k);
    let mut wins: Vec<bool> = Vec::new();
    let mut values: Vec<usize> = Vec::new(); // by mex, for a check of the smaller heaps
    for heap in 0..=k {
        let left = || takes.iter().filter(|&&take| take <= heap).map(|&take| heap - take);
        wins.push(left().any(|left| !wins[left]));
        if heap < 1000 {
            values.push(mex(&left().map(|left| values[left]).collect_vec()));
            assert_eq!(wins[heap], values[heap] != 0, "{heap} {takes:?}");
        }
    }
    let input = format!("{} {k}\n{}", takes.len(), takes.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins[k] { "First" } else { "Second" })])
}
