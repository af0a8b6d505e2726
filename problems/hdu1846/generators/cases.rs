//! Test files of Brave Game. An input has at most 100 cases, so the small ones take several files.

use crate::{largest, sample, Case, TestFile};
use itertools::iproduct;

pub fn cases() -> Vec<TestFile> {
    let mut files = vec![
        // The smallest input.
        test_file("edge-01", [(1, 1)]),
        // All heaps up to 20, with takes up to 5, 10, 15, 20.
        test_file("edge-02", iproduct!(1..=20, 1..=5)),
        test_file("edge-03", iproduct!(1..=20, 6..=10)),
        test_file("edge-04", iproduct!(1..=20, 11..=15)),
        test_file("edge-05", iproduct!(1..=20, 16..=20)),
        // Heaps that can just be taken whole, or just not: n from m - 1 to m + 2.
        test_file(
            "edge-06",
            (1..=25).flat_map(|i| (40 * i - 3..=40 * i).map(move |n| (n, 40 * i - 2))),
        ),
        // P-positions with their neighbours, over the whole range.
        test_file("edge-07", sample(33, 1, p_position_with_neighbours).concat()),
        // Anything in the range.
        test_file("random-01", sample(100, 2, |rng| (rng.usize(1..=1000), rng.usize(1..=1000)))),
        // Large heaps with small takes.
        test_file("random-02", sample(100, 3, |rng| (rng.usize(900..=1000), rng.usize(1..=30)))),
        // As many cases as allowed, with the largest numbers.
        test_file("max-01", iproduct!(991..=1000, 991..=1000)),
    ];
    let small_takes = (1..=100).map(|m| format!("{} {m}", 1000 / (m + 1) * (m + 1) - m % 2));
    files.extend(largest([("the last lost heap, or one less", small_takes.collect())]));
    files
}

/// A multiple of m + 1 with its neighbours.
fn p_position_with_neighbours(rng: &mut fastrand::Rng) -> [(usize, usize); 3] {
    let m = rng.usize(1..=400);
    let n = (m + 1) * rng.usize(1..=999 / (m + 1));
    [(n - 1, m), (n, m), (n + 1, m)]
}

fn test_file(name: &str, heaps: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
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
