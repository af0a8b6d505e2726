//! Test files of A Simple Nim.

use crate::rules::{mex, nim_sum, nim_wins};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest heap.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap, and the largest ones, of which 10^9 is a multiple of 8.
        test_file("edge-01", [vec![1], vec![MAX], vec![MAX, MAX - 1], vec![MAX, MAX - 1, 24]]),
        // All pairs up to 9, and all triples of the heaps around the first exchange.
        test_file("edge-02", all_lists(2, 1..=9)),
        test_file("edge-03", all_lists(3, 5..=8)),
        // Lost as in Nim, but not here, and the other way round.
        test_file("edge-04", [vec![1, 6, 7], vec![7, 8, 15], vec![1, 6, 8], vec![15, 16, 31]]),
        // Small heaps, nearly always lost as they stand or as in Nim; then heaps of all sizes, half of them so.
        test_file("random-01", sample(60, 1, |rng| with_one_more(random_list(rng, 4, 1..=60)))),
        test_file(
            "random-02",
            sample(50, 2, |rng| {
                let length = rng.usize(1..=12);
                let heaps = random_list(rng, length, 1..=MAX / 2);
                if rng.bool() {
                    with_one_more(heaps)
                } else {
                    heaps
                }
            }),
        ),
    ]
}

/// The heaps and one more, whose value is the Nim sum of the values; or, for half of them, of the heaps.
fn with_one_more(mut heaps: Vec<usize>) -> Vec<usize> {
    let sum = nim_sum(&heaps);
    let sum_of_values = nim_sum(&heaps.iter().map(|&heap| value(heap)).collect_vec());
    heaps.push(value(if heaps[0].is_multiple_of(2) { sum } else { sum_of_values }).max(1));
    heaps
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let table = table();
    let cases = positions.into_iter().map(|heaps| {
        assert!(heaps.iter().all(|heap| (1..=MAX).contains(heap)), "{heaps:?}");
        let values = heaps.iter().map(|&heap| value(heap)).collect_vec();
        for (&heap, &value) in heaps.iter().zip(&values).filter(|(&heap, _)| heap < table.len()) {
            assert_eq!(value, table[heap], "{heap}");
        }
        let winner = if nim_wins(&values) { "First" } else { "Second" };
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, format!("{winner} player wins."))
    });
    TestFile::new(name, cases).at_most(100)
}

/// The Grundy value of a heap: counted with one stone more, 8k + 8 and 8k + 9 are exchanged.
fn value(heap: usize) -> usize {
    let is_exchanged = heap > 0 && (heap + 1) % 8 <= 1;
    ((heap + 1) ^ usize::from(is_exchanged)) - 1
}

/// The Grundy values of the heaps up to 120, by the rules.
fn table() -> Vec<usize> {
    let mut table: Vec<usize> = Vec::new();
    for heap in 0..=120 {
        let pairs = (1..heap).flat_map(|a| (1..heap - a).map(move |b| (a, b)));
        let splits = pairs.map(|(a, b)| table[a] ^ table[b] ^ table[heap - a - b]);
        let options = table.iter().copied().chain(splits).collect_vec();
        table.push(mex(&options));
    }
    table
}
