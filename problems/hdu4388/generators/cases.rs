//! Test files of Stone Game II.

use crate::rules::Search;
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest number of heaps.
const MAX_HEAPS: usize = 50;

/// The largest heap.
const MAX_HEAP: usize = 100_000;

/// The heaps in ascending order, and whether the player to move, and the other, may still use 2k.
type Position = (Vec<usize>, bool, bool);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let multisets = |size, largest| (1..=largest).combinations_with_replacement(size);
    vec![
        // All small positions; among them single heaps that are lost, though a move is left.
        test_file("edge-01", multisets(1, 12).chain(multisets(2, 9)).chain(multisets(3, 5))),
        // With an empty heap, 14 would be won; the largest heaps, and powers of two, which allow no move.
        test_file(
            "edge-02",
            [
                vec![14],
                vec![28, 14],
                vec![MAX_HEAP],
                vec![MAX_HEAP; MAX_HEAPS],
                (0..=16).map(|i| 1 << i).collect(),
                (1..=17).map(|i| (1 << i) - 1).filter(|&heap| heap <= MAX_HEAP).collect(),
            ],
        ),
        test_file(
            "random-01",
            sample(30, 1, |rng| {
                let length = rng.usize(1..=MAX_HEAPS);
                random_list(rng, length, 1..=MAX_HEAP)
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = (1..).zip(positions).map(|(number, heaps)| {
        assert!((1..=MAX_HEAPS).contains(&heaps.len()), "{name}");
        assert!(heaps.iter().all(|heap| (1..=MAX_HEAP).contains(heap)), "{name}");
        // Every play has a number of moves of the same parity; so take the play with the lowest ones.
        let wins = heaps.iter().map(|&heap| splits(heap)).sum::<usize>() % 2 == 1;
        let is_small = heaps.iter().sum::<usize>() <= 18 && heaps.iter().all(|&heap| heap <= 12);
        assert!(!is_small || search.wins(&(heaps.clone(), true, true)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, format!("Case {number}: {}", if wins { "Yes" } else { "No" }))
    });
    TestFile::new(name, cases).at_most(150)
}

/// How often a heap can be split, if the first heap is always its lowest one.
fn splits(heap: usize) -> usize {
    if heap.is_power_of_two() {
        0
    } else {
        1 + splits(heap & (heap - 1))
    }
}

/// The positions after each move, by the rules.
fn moves((heaps, own, other): &Position) -> Vec<Position> {
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for k in (1..heap).filter(|k| k ^ heap < heap) {
            let mut add = |second: usize, own: bool| {
                let next = [&heaps[..i], &heaps[i + 1..], &[k, second]].concat();
                moves.push((next.into_iter().sorted().collect(), *other, own));
            };
            add(k ^ heap, *own);
            if *own && 2 * k != heap {
                add((2 * k) ^ heap, false);
            }
        }
    }
    moves
}
