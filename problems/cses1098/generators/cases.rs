//! Test files of Nim Game II.

use crate::rules::{can_be_searched, replaced, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

const LARGEST: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap: the least and the largest of each remainder.
        test_file("edge-01", (1..=8).chain(LARGEST - 7..=LARGEST).map(|heap| vec![heap])),
        // All positions of two heaps up to 8, and of three up to 4.
        test_file("edge-02", all_lists(2, 1..=8).into_iter().chain(all_lists(3, 1..=4))),
        // Sums modulo 4 and Nim sums of whole heaps mislead.
        test_file(
            "edge-03",
            [vec![3, 3, 2], vec![1, 3], vec![2, 2], vec![1, 5], vec![6, 10, 4], vec![1, 2, 7, 8]],
        ),
        // Large heaps. With the last of them, every other position is lost.
        test_file(
            "random-01",
            sample(50, 1, |rng| {
                let length = rng.usize(1..=20);
                let mut heaps = random_list(rng, length, 1..=LARGEST);
                if rng.bool() {
                    let sum = heaps.iter().fold(0, |sum, heap| sum ^ (heap % 4));
                    heaps.push(4 * rng.usize(1..LARGEST / 4) + sum);
                }
                heaps
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        // Lost: of the heaps with the remainders 1, 2 and 3, all three numbers are even, or all odd.
        let odd = |remainder| heaps.iter().filter(|&heap| heap % 4 == remainder).count() % 2;
        let wins = [odd(1), odd(2), odd(3)].iter().unique().count() > 1;
        assert!(!can_be_searched(&heaps) || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "first" } else { "second" })
    });
    TestFile::new(name, cases)
}

/// The options of a position.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let smaller = |i: usize| {
        let heap = heaps[i];
        (1..=heap.min(3)).map(move |take| replaced(heaps, i, &[heap - take]))
    };
    (0..heaps.len()).flat_map(smaller).collect()
}
