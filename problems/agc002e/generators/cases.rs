//! Test files of Candy Piles. An input is a single case.

use crate::rules::{sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

const LARGEST: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    agrees_with_search();
    vec![
        // The last candy has to be eaten; and the largest pile alone.
        test_file("edge-01", &[1]),
        test_file("edge-02", &[LARGEST]),
        // Piles of one, an even and an odd number.
        test_file("edge-03", &[1; 100]),
        test_file("edge-04", &[1; 101]),
        // A square, and squares with a pile, or with some candies, too many.
        test_file("edge-05", &[4; 4]),
        test_file("edge-06", &[4; 5]),
        test_file("edge-07", &[4, 5, 5, 5]),
        // Steps in both directions, even numbers of them, and odd ones: they are not added.
        test_file("edge-08", &[3, 9, 5, 3, 8]),
        test_file("edge-09", &[2, 5, 3]),
        // The largest pile counts only if it is the k-th.
        test_file("edge-10", &[LARGEST, 2]),
        test_file("edge-11", &[LARGEST - 1, 2, 1]),
        test_file("edge-12", &[LARGEST, LARGEST - 2, LARGEST - 1]),
        // Anything: most of the piles above N, none of them, and in between.
        test_file("random-01", &random_piles(1, 150, LARGEST)),
        test_file("random-02", &random_piles(2, 300, 60)),
        test_file("random-03", &random_piles(3, 200, 200)),
        test_file("random-04", &random_piles(4, 200, 199)),
        test_file("random-05", &random_piles(5, 201, 8)),
    ]
}

fn random_piles(seed: u64, count: usize, largest: usize) -> Vec<usize> {
    sample(1, seed, |rng| random_list(rng, count, 1..=largest)).concat()
}

fn test_file(name: &str, piles: &[usize]) -> TestFile {
    assert!(!piles.is_empty() && piles.iter().all(|pile| (1..=LARGEST).contains(pile)));
    let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
    TestFile::new(name, [Case::new(input, if first_wins(piles) { "First" } else { "Second" })])
}

/// By counting, without an order: there are `at_least(k)` piles of k candies or more.
fn first_wins(piles: &[usize]) -> bool {
    let at_least = |candies| piles.iter().filter(|&&pile| pile >= candies).count();
    let k = (1..=piles.len()).rev().find(|&k| at_least(k) >= k).expect("k is 1 at least");
    let k_th = piles.iter().copied().filter(|&pile| at_least(pile) >= k).max();
    let up = k_th.expect("there are k piles") - k;
    (up | (at_least(k) - k)) % 2 == 1
}

/// Holds that to a search, which knows nothing but the moves, on all small positions.
fn agrees_with_search() {
    let mut search = Search::misere(|piles: &Vec<usize>| match piles.split_last() {
        Some((_, others)) => {
            vec![others.to_vec(), sorted(&piles.iter().map(|pile| pile - 1).collect_vec())]
        }
        None => vec![],
    });
    for piles in (1..=5).flat_map(|count| all_lists(count, 1..=6)) {
        assert_eq!(search.wins(&sorted(&piles)), first_wins(&piles), "{piles:?}");
    }
}
