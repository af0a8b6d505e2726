//! Test files of Game of Stones. An input is a single case.

use crate::rules::{mex, nim_sum};
use crate::{random_list, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;
use std::collections::HashMap;

/// The largest pile.
const MAX: usize = 60;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let mut known = HashMap::new();
    let values = (0..=MAX).map(|pile| value(pile, 0, &mut known)).collect_vec();
    // The first and the last pile of each value balance one another.
    let is_end = |&pile: &usize| pile == MAX || !values[pile - 1..=pile + 1].iter().all_equal();
    let ends = (1..=MAX).filter(is_end).collect_vec();
    let mut rng = Rng::with_seed(1);
    let random = random_list(&mut rng, 200, 1..=MAX);
    let partner = |rng: &mut Rng, pile: usize| {
        let equal = (1..=MAX).filter(|&other| values[other] == values[pile]).collect_vec();
        equal[rng.usize(..equal.len())]
    };
    let pairs = random.iter().flat_map(|&pile| [pile, partner(&mut rng, pile)]).collect_vec();
    [
        // The smallest input: Sam takes the stone, so the second player loses.
        ("edge-01", vec![1]),
        // The ends of all runs of equal values: lost; then without the last pile.
        ("edge-02", ends.clone()),
        ("edge-03", ends[..ends.len() - 1].to_vec()),
        // All piles that there are.
        ("edge-04", (1..=MAX).collect()),
        // The values balance, but the sizes do not; then the other way round.
        ("edge-05", vec![1, 3, 6]),
        ("edge-06", vec![1, 4, 5]),
        // Pairs of equal values, and any piles.
        ("random-01", pairs),
        ("random-02", random),
    ]
    .into_iter()
    .map(|(name, piles)| test_file(name, &piles, &values))
    .collect()
}

/// The Grundy value of a pile, when the takes in the bits of `taken` are used up.
fn value(pile: usize, taken: u64, known: &mut HashMap<(usize, u64), usize>) -> usize {
    let taken = taken & ((2 << pile) - 1);
    if let Some(&value) = known.get(&(pile, taken)) {
        return value;
    }
    let takes = (1..=pile).filter(|take| taken >> take & 1 == 0);
    let options = takes.map(|take| value(pile - take, taken | 1 << take, known)).collect_vec();
    let value = mex(&options);
    known.insert((pile, taken), value);
    value
}

fn test_file(name: &str, piles: &[usize], values: &[usize]) -> TestFile {
    assert!(piles.iter().all(|pile| (1..=MAX).contains(pile)), "{name}");
    let sam_wins = nim_sum(&piles.iter().map(|&pile| values[pile]).collect_vec()) != 0;
    let input = format!("{}\n{}", piles.len(), piles.iter().join("\n"));
    TestFile::new(name, [Case::new(input, if sam_wins { "NO" } else { "YES" })])
}
