//! Test files of Sequential Nim.

use crate::rules::Search;
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let (one, large) = ([1], [1_000_000_000]);
    vec![
        // One pile, the least and the largest.
        test_file("edge-01", [one.to_vec(), large.to_vec()]),
        // All rows of three piles up to 3, and of five up to 2.
        test_file("edge-02", all_lists(3, 1..=3).into_iter().chain(all_lists(5, 1..=2))),
        // Ones alone, an even and an odd number of them.
        test_file("edge-03", (1..=40).map(|n| vec![1; n])),
        // Ones before a large pile, behind it, and on both sides.
        test_file(
            "edge-04",
            (0..8).cartesian_product(0..8).map(|(before, behind)| {
                [one.repeat(before), large.to_vec(), one.repeat(behind)].concat()
            }),
        ),
        test_file(
            "random-01",
            sample(60, 1, |rng| {
                let (ones, others) = (rng.usize(0..=20), rng.usize(1..=6));
                [one.repeat(ones), random_list(rng, others, 1..=1_000_000_000)].concat()
            }),
        ),
        test_file(
            "random-02",
            sample(60, 2, |rng| {
                let length = rng.usize(1..=20);
                random_list(rng, length, 1..=2)
            }),
        ),
    ]
}

fn test_file(name: &str, rows: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|row: &Vec<usize>| moves(row));
    let cases = rows.into_iter().map(|row| {
        // Backwards: what stands behind a pile is won or lost for whoever begins it.
        let wins = row.iter().rev().fold(false, |behind, &pile| pile > 1 || !behind);
        assert!(row.iter().sum::<usize>() > 60 || search.wins(&row) == wins, "{row:?}");
        let input = format!("{}\n{}", row.len(), row.iter().join(" "));
        Case::new(input, if wins { "First" } else { "Second" })
    });
    TestFile::new(name, cases).at_most(1000)
}

/// Moves in the first pile, which goes when it is empty.
fn moves(row: &[usize]) -> Vec<Vec<usize>> {
    let Some((&pile, behind)) = row.split_first() else { return Vec::new() };
    let rest = |left: usize| [vec![left; usize::from(left > 0)], behind.to_vec()].concat();
    (0..pile).map(rest).collect()
}
