//! Test files of Good Luck in CET-4 Everybody!

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let powers = (0..10).map(|exponent| 1 << exponent);
    let edge = vec![
        // The smallest input.
        vec![1],
        // All legal inputs.
        (1..=1000).collect(),
        // Powers of two with their neighbours, and three times each, a P-position.
        powers
            .flat_map(|power| [power - 1, power, power + 1, 3 * power])
            .filter(|n| (1..=1000).contains(n))
            .collect(),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    let all = (0..120_000).map(|i| (1000 - i % 1000).to_string()).collect();
    files.extend(largest([("all n, from the largest on", all)]));
    files
}

fn test_file(name: &str, piles: Vec<usize>) -> TestFile {
    let wins = wins();
    let cases = piles.into_iter().map(|n| Case::new(n, if wins[n] { "Kiki" } else { "Cici" }));
    TestFile::new(name, cases)
}

/// For each pile, whether the player to move wins, by the rules.
fn wins() -> Vec<bool> {
    let takes: Vec<usize> = (0..10).map(|exponent| 1 << exponent).collect();
    let mut wins = vec![false];
    for pile in 1..=1000 {
        wins.push(takes.iter().any(|&take| take <= pile && !wins[pile - take]));
    }
    wins
}
