//! Test files of Nim or not Nim?: heaps of 4k + 3 and 4k + 4 stones, whose values are not those of Nim, and
//! many P-positions.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = (1 << 31) - 1;

/// The bound on the number of cases.
const MAX_CASES: usize = 100;

/// The bound on the heaps of all cases together.
const MAX_HEAPS: usize = 1_000_000;

pub fn cases() -> Vec<TestFile> {
    let blocks = [0, 1, 2, 3, 100, 1 << 20, (1 << 29) - 2];
    let edge = vec![
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
                let heap = move |r: usize| 4 * k + r;
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
    // Over the whole range, half of them P-positions.
    let random = vec![sample(MAX_CASES, 2, |rng| {
        let length = rng.usize(2..=40);
        let heaps = random_list(rng, length, 1..=MAX_HEAP);
        either(rng, heaps)
    })];
    let max = vec![
        // As many heaps as allowed, in a P-position.
        sample(1, 3, |rng| p_position(random_list(rng, 500_001, 1..=9), 500_000)),
        // As many cases as allowed, with as large heaps as fit, half of them P-positions.
        sample(MAX_CASES, 4, |rng| {
            let heaps = random_list(rng, 600, MAX_HEAP / 2..=MAX_HEAP);
            either(rng, heaps)
        }),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    // With more of the largest heaps the file would have more than 4 MB.
    let heaps = [MAX_HEAP, MAX_HEAP - 1, MAX_HEAP - 2, MAX_HEAP];
    files.extend(largest([
        ("the largest heaps", vec![counted(&cycled(&heaps, 350_001))]),
        ("lost: heaps of one stone", vec![counted(&all_equal(MAX_HEAPS, 1))]),
    ]));
    files
}

/// A P-position made of `heaps`, or `heaps` unchanged, with equal odds.
fn either(rng: &mut Rng, heaps: Vec<usize>) -> Vec<usize> {
    if rng.bool() {
        let length = heaps.len();
        p_position(heaps, length)
    } else {
        heaps
    }
}

/// A P-position of at most `most` heaps: `heaps` with one of them made smaller, as far as the value that it
/// should have is that of a legal heap; otherwise without its last heap.
fn p_position(mut heaps: Vec<usize>, most: usize) -> Vec<usize> {
    loop {
        let values: Vec<usize> = heaps.iter().map(|&heap| value(heap)).collect();
        let p_position: Vec<usize> = to_p_position(&values)
            .into_iter()
            .map(value) // which is its own inverse
            .filter(|&heap| heap > 0)
            .collect();
        let is_legal = p_position.iter().all(|&heap| heap <= MAX_HEAP);
        if is_legal && (1..=most).contains(&p_position.len()) {
            return p_position;
        }
        heaps.pop();
        if heaps.is_empty() {
            return vec![1, 1];
        }
    }
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let values: Vec<usize> = heaps.iter().map(|&heap| value(heap)).collect();
        let wins = nim_wins(&values);
        if can_be_searched(&heaps) {
            assert_eq!(wins, search.wins(&sorted(&heaps)), "{heaps:?}");
        }
        Case::new(counted(&heaps), if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// The options of a position: some stones are taken from a heap, or it is split.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one_heap(heaps, |heap| {
        let takes = (0..heap).map(|left| vec![left]);
        takes.chain((1..heap).map(|part| vec![part, heap - part])).collect()
    })
}

/// The Grundy value of a heap: one more than the number before the heap, with the last binary digit turned round if the
/// last but one is 1.
fn value(heap: usize) -> usize {
    heap.checked_sub(1).map_or(0, |before| (before ^ (before >> 1 & 1)) + 1)
}
