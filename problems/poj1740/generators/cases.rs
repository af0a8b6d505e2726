//! Test files of A New Stone Game.

use crate::rules::{replaced, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One heap, and as many and as large heaps as allowed, or nearly so.
        test_file(
            "edge-01",
            [vec![1], vec![100], vec![100; 10], vec![100; 9], [vec![100; 9], vec![99]].concat()],
        ),
        // All positions of two heaps up to 5, three up to 3 and four up to 2: Nim's answer misleads.
        test_file(
            "edge-02",
            [(2, 5), (3, 3), (4, 2)].into_iter().flat_map(|(n, most)| all_lists(n, 1..=most)),
        ),
        // The partner stands elsewhere; three or four equal heaps; Nim sum 0 without pairs.
        test_file("edge-03", [vec![1, 2, 2, 1], vec![2, 1, 2, 2], vec![3; 4], vec![1, 2, 4, 7]]),
        // Pairs, shuffled; every other time one heap differs.
        test_file(
            "random-01",
            sample(40, 1, |rng| {
                let length = rng.usize(1..=5);
                let half = random_list(rng, length, 1..=100);
                let mut heaps = [half.clone(), half].concat();
                if rng.bool() {
                    heaps[0] = rng.usize(1..=100);
                }
                rng.shuffle(&mut heaps);
                heaps
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        assert!((1..=10).contains(&heaps.len()) && heaps.iter().all(|&heap| heap <= 100));
        let wins = heaps.iter().counts().values().any(|count| count % 2 == 1);
        let is_small = heaps.iter().sum::<usize>() <= 10;
        assert!(!is_small || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, usize::from(wins))
    });
    TestFile::new(name, cases)
}

/// By the rules: of heap `i` at least one stone is discarded, and each other heap may get some.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let with = |i: usize| {
        let amounts = (0..heaps.len()).map(|j| usize::from(i == j)..=heaps[i]);
        let amounts = amounts.multi_cartesian_product();
        amounts.filter_map(move |amounts| {
            let left = heaps[i].checked_sub(amounts.iter().sum())?;
            let after = heaps.iter().zip(&amounts).map(|(heap, amount)| heap + amount);
            Some(replaced(&after.collect::<Vec<_>>(), i, &[left]))
        })
    };
    (0..heaps.len()).flat_map(with).collect()
}
