//! Test files of Taking Stones 1. An input is a single heap.

use crate::rules::Search;
use crate::{sample, Case, TestFile};

/// The largest heap.
const MAX_HEAP: usize = 100_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let edges = [
        // The least heap.
        (1, 1),
        // The largest one, taken whole, and with one stone too many.
        (MAX_HEAP, MAX_HEAP),
        (MAX_HEAP, MAX_HEAP - 1),
        // A multiple of K, but not of K + 1; and the reverse.
        (MAX_HEAP, 5),
        (99_999, 2),
        // A take of one stone alone: parity.
        (MAX_HEAP, 1),
        // Small heaps, lost and won.
        (6, 2),
        (7, 3),
    ];
    let heaps = sample(4, 1, |rng| {
        let k = rng.usize(2..=300);
        (rng.usize(1..=MAX_HEAP / (k + 1)) * (k + 1), k)
    });
    // Multiples of K + 1, and one stone fewer.
    let random = heaps.into_iter().zip(0..).map(|((n, k), i)| (n - i % 2, k));
    let edges = edges.into_iter().zip(1..).map(|(heap, i)| (format!("edge-{i:02}"), heap));
    let random = random.zip(1..).map(|(heap, i)| (format!("random-{i:02}"), heap));
    edges.chain(random).map(|(name, (n, k))| test_file(&name, n, k)).collect()
}

fn test_file(name: &str, n: usize, k: usize) -> TestFile {
    assert!((1..=MAX_HEAP).contains(&n) && (1..=n).contains(&k), "{name}");
    let wins = wins(n, k);
    let mut search = Search::normal(|&heap: &usize| (1..=k.min(heap)).map(|t| heap - t).collect());
    assert!(n > 1000 || search.wins(&n) == wins, "{name}");
    TestFile::new(name, [Case::new(format!("{n} {k}"), if wins { 1 } else { 2 })])
}

/// Whether the first player wins, by the lost heaps one after the other: a heap is lost if no lost one is in reach.
fn wins(n: usize, k: usize) -> bool {
    let mut largest_lost = 0;
    for heap in 1..=n {
        if heap - largest_lost > k {
            largest_lost = heap;
        }
    }
    largest_lost != n
}
