//! Test files of Nim or not Nim?: heaps of 4k + 3 and 4k + 4 stones, whose values are not those of Nim, and
//! many P-positions.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: u64 = (1 << 31) - 1;

/// The bound on the heaps of all cases together.
const MAX_HEAPS: usize = 1_000_000;

pub fn cases() -> Vec<TestFile> {
    let blocks = [0_u64, 1, 2, 3, 100, 1 << 20, (1 << 29) - 2];
    let edge: Vec<Vec<Vec<u64>>> = vec![
        // The smallest input.
        vec![vec![1]],
        // All pairs of heaps up to 13.
        (1..=13).flat_map(|a| (a..=13).map(move |b| vec![a, b])).collect(),
        // All triples of different heaps up to 9.
        (1..=9).combinations(3).collect(),
        // 1 and 2 with each heap of some blocks of four, which only 4k + 3 and 4k + 4 make a difference to:
        // 1, 4k + 2 and 4k + 4 are lost.
        blocks
            .iter()
            .flat_map(|k| {
                let heap = move |r| 4 * k + r;
                [
                    vec![1, heap(2), heap(3)],
                    vec![1, heap(2), heap(4)],
                    vec![2, heap(1), heap(4)],
                    vec![2, heap(1), heap(3)],
                    vec![3, heap(3), heap(4)],
                    vec![heap(1), heap(2), heap(3)],
                ]
            })
            .collect(),
        // Heaps of 2^e - 1 and 2^e: the value of the first has one more binary digit than its stones. Equal
        // heaps, and the end of the range, whose value has 32 digits.
        (2..=31)
            .flat_map(|exponent| {
                let heap = (1 << exponent) - 1;
                [vec![heap, (heap - 1) / 2, heap - 1], vec![heap, heap, heap - 2]]
            })
            .chain([vec![MAX_HEAP], vec![MAX_HEAP; 2], vec![MAX_HEAP, MAX_HEAP - 1]])
            .collect(),
    ];
    // As many cases as allowed, with as large heaps as fit; of all the values in order every fourth is lost.
    let most_cases = (100..200).map(|n| counted(&(MAX_HEAP - n..=MAX_HEAP).collect_vec()));
    let texts = |cases: Vec<Vec<u64>>| cases.iter().map(|heaps| counted(heaps)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    // With more of the largest heaps the file would have more than 4 MB.
    let heaps = [MAX_HEAP, MAX_HEAP - 1, MAX_HEAP - 2, MAX_HEAP];
    files.extend(largest([
        ("the largest heaps", vec![counted(&cycled(&heaps, 350_001))]),
        ("lost: heaps of one stone", vec![counted(&all_equal(MAX_HEAPS, 1))]),
        ("the most cases", most_cases.collect()),
    ]));
    files
}
