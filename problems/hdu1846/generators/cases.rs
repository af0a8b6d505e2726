//! Test files of Brave Game. An input has at most 100 cases, so the small ones take several files.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All heaps up to 20, with takes up to 5, 10, 15, 20.
        iproduct!(1..=20, 1..=5).collect(),
        iproduct!(1..=20, 6..=10).collect(),
        iproduct!(1..=20, 11..=15).collect(),
        iproduct!(1..=20, 16..=20).collect(),
        // Heaps that can just be taken whole, or just not: n from m - 1 to m + 2.
        (1..=25).flat_map(|i| (40 * i - 3..=40 * i).map(move |n| (n, 40 * i - 2))).collect(),
        // P-positions with their neighbours, over the whole range.
        sample(33, 1, p_position_with_neighbours).concat(),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    let small_takes = (1..=100).map(|m| format!("{} {m}", 1000 / (m + 1) * (m + 1) - m % 2));
    let bounds = iproduct!(991..=1000, 991..=1000).map(|(n, m)| format!("{n} {m}"));
    files.extend(largest([
        ("the last lost heap, or one less", small_takes.collect()),
        ("both numbers near the bound", bounds.collect_vec()),
    ]));
    files
}

/// A multiple of m + 1 with its neighbours.
fn p_position_with_neighbours(rng: &mut fastrand::Rng) -> [(usize, usize); 3] {
    let m = rng.usize(1..=400);
    let n = (m + 1) * rng.usize(1..=999 / (m + 1));
    [(n - 1, m), (n, m), (n + 1, m)]
}

fn test_file(name: &str, heaps: Vec<(usize, usize)>) -> TestFile {
    let cases = heaps.into_iter().map(|(n, m)| {
        Case::new(format!("{n} {m}"), if first_wins(n, m) { "first" } else { "second" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// Whether the first player wins, by the rules: from the empty heap up.
fn first_wins(n: usize, m: usize) -> bool {
    let mut wins = vec![false];
    for heap in 1..=n {
        wins.push(wins[heap - m.min(heap)..].contains(&false));
    }
    wins[n]
}
