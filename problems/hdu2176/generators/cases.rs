//! Test files of Stones in m Heaps.

use crate::rules::{can_be_searched, nim_moves, nim_sum, sorted, to_p_position, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest heap: the judge names no bound, and this one fits into a signed number of 32 bits.
const MAX: usize = (1 << 31) - 1;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap: taking all is the only winning move. And the largest heaps.
        test_file(
            "edge-01",
            [vec![1], vec![MAX], vec![MAX, MAX], vec![MAX; 3], vec![1 << 30, MAX]],
        ),
        // All positions of two heaps up to 5, and of three up to 4: in any order, with equal heaps.
        test_file("edge-02", all_lists(2, 1..=5).into_iter().chain(all_lists(3, 1..=4))),
        // A line for each of many equal heaps; moves in descending order; only the highest binary place counts.
        test_file(
            "edge-03",
            [vec![1; 99], vec![10, 9, 8, 7, 5], vec![16, 9, 8, 1, 1], vec![2, 2, 3]],
        ),
        test_file(
            "random-01",
            sample(40, 1, |rng| {
                let length = rng.usize(2..=20);
                let heaps = random_list(rng, length, 1..=MAX);
                if rng.usize(..3) == 0 {
                    to_p_position(&heaps)
                } else {
                    heaps
                }
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        assert!(heaps.iter().all(|heap| (1..=MAX).contains(heap)), "{heaps:?}");
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            // The heap must become the Nim sum of the others.
            let left = nim_sum(&[&heaps[..i], &heaps[i + 1..]].concat());
            moves.extend((left < heap).then_some((heap, left)));
            let to_search = if can_be_searched(&heaps) { heap } else { 0 };
            for left in 0..to_search {
                let mut after = heaps.clone();
                after[i] = left;
                let wins = !search.wins(&sorted(&after));
                assert_eq!(wins, moves.last() == Some(&(heap, left)), "{heaps:?}");
            }
        }
        // As many moves as there are heaps with a 1 in the highest binary place of the Nim sum.
        let place = (0..32).rev().find(|place| nim_sum(&heaps) >> place & 1 == 1);
        let count = place.map_or(0, |place| heaps.iter().filter(|&h| h >> place & 1 == 1).count());
        assert_eq!(moves.len(), count, "{heaps:?}");
        let lines = moves.iter().map(|(heap, left)| format!("\n{heap} {left}")).join("");
        let answer = if moves.is_empty() { "No".to_string() } else { format!("Yes{lines}") };
        Case::new(format!("{}\n{}", heaps.len(), heaps.iter().join(" ")), answer)
    });
    TestFile::new(name, cases)
}
