//! Test files of Taking Stones 2. An input is a single position.

use crate::rules::{can_be_searched, nim_moves, nim_wins, sorted, to_p_position, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest number of heaps.
const MAX_HEAPS: usize = 50_000;

/// The largest heap.
const MAX_HEAP: usize = 100_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let edges = [
        // One heap, the least and the largest.
        vec![1],
        vec![MAX_HEAP],
        // Equal heaps, two and three of them.
        vec![MAX_HEAP; 2],
        vec![MAX_HEAP; 3],
        // Sums, and numbers of heaps, mislead.
        vec![1, 2, 3],
        vec![1, 2, 4],
        vec![5, 5, 1, 1, 2],
        // Heaps of one stone: parity.
        vec![1; 20],
        vec![1; 21],
        // A single bit of 17 decides.
        vec![65_536, 34_464, MAX_HEAP],
        vec![65_536, 34_465, MAX_HEAP],
    ];
    // Many heaps; every other file is lost.
    let random = sample(4, 1, |rng| {
        let length = rng.usize(3..=600);
        random_list(rng, length, 1..=MAX_HEAP)
    });
    let random = random.into_iter().zip(0..).map(|(heaps, i)| match i % 2 {
        0 => to_p_position(&heaps),
        _ => heaps,
    });
    let edges = edges.into_iter().zip(1..).map(|(heaps, i)| (format!("edge-{i:02}"), heaps));
    let random = random.zip(1..).map(|(heaps, i)| (format!("random-{i:02}"), heaps));
    edges.chain(random).map(|(name, heaps)| test_file(&name, &heaps)).collect()
}

fn test_file(name: &str, heaps: &[usize]) -> TestFile {
    assert!((1..=MAX_HEAPS).contains(&heaps.len()), "{name}");
    assert!(heaps.iter().all(|heap| (1..=MAX_HEAP).contains(heap)), "{name}");
    let wins = nim_wins(heaps);
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    assert!(!can_be_searched(heaps) || search.wins(&sorted(heaps)) == wins, "{name}");
    let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "win" } else { "lose" })])
}
