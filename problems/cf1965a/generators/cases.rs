//! Test files of Everything Nim.

use crate::rules::{sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let largest = 1_000_000_000;
    let chains = (1..=12).flat_map(|t| {
        let chain: Vec<usize> = (1..=t).rev().collect();
        // Nothing behind the chain, a gap of 2, the largest gap, and the first heap too large.
        [vec![], vec![t + 2], vec![largest, t], vec![largest]]
            .map(|more| [&chain[..], &more].concat())
    });
    vec![
        // All positions of one to three small heaps, not in order.
        test_file("edge-01", (1..=3).flat_map(|length| all_lists(length, 1..=4))),
        // Chains 1, 2, ..., t: forced moves up to the end, or up to a gap.
        test_file("edge-02", chains),
        // Equal heaps, and no heap of 1.
        test_file(
            "edge-03",
            [vec![1; 100], vec![largest; 100], vec![2, 3, 4, 5], vec![largest], vec![1]],
        ),
        test_file(
            "random-01",
            sample(60, 1, |rng| {
                let length = rng.usize(1..=25);
                let largest = rng.usize(1..=12);
                random_list(rng, length, 1..=largest)
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| {
        let smallest = heaps.first().copied().unwrap_or(0);
        let left = |take| heaps.iter().map(|heap| heap - take).collect::<Vec<_>>();
        (1..=smallest).map(|take| sorted(&left(take))).collect()
    });
    let cases = positions.into_iter().map(|heaps| {
        let wins = wins(&heaps);
        let is_small = heaps.iter().all(|&heap| heap <= 20);
        assert!(!is_small || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases)
}

/// Whether the player to move wins, from the largest heap back: with a difference of 1 the rest decides, with a
/// larger one this player does.
fn wins(heaps: &[usize]) -> bool {
    let sizes: Vec<usize> = [0].iter().chain(heaps).copied().sorted().dedup().collect();
    let differences = sizes.windows(2).map(|pair| pair[1] - pair[0]);
    differences.rev().fold(false, |rest_wins, difference| difference > 1 || !rest_wins)
}
