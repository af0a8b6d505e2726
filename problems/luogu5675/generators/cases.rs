//! Test files of Stone Game (Luogu P5675).

use crate::rules::{can_be_searched, nim_moves, nim_sum, replaced, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = |seed, length, largest| {
        sample(1, seed, |rng| random_list(rng, length, 1..=largest)).concat()
    };
    let files = [
        ("edge-01", vec![1]), // the least input: Alice takes the only stone
        ("edge-02", vec![200]),
        ("edge-03", vec![3, 3]), // a Nim sum that equals the named heap is lost
        ("edge-04", vec![1, 2, 3, 4, 5]),
        ("edge-05", vec![64, 127, 128, 192, 200]), // Nim sums above 200
        ("edge-06", vec![1; 200]),                 // largest N; many more choices than the modulus
        ("edge-07", vec![200; 200]),
        // Where the named heap counts to the sum, another number of choices is lost.
        ("edge-08", vec![1, 2]),
        ("edge-09", vec![7, 1, 4]),
        ("random-01", random(1, 10, 5)),
        ("random-02", random(2, 10, 10)),
        ("random-03", random(3, 200, 200)),
    ];
    files.into_iter().map(|(name, heaps)| test_file(name, &heaps)).collect()
}

fn test_file(name: &str, heaps: &[usize]) -> TestFile {
    let lost = lost_choices(heaps);
    assert!(heaps.len() > 10 || by_search(heaps) == lost, "{heaps:?}");
    let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, lost)])
}

/// The choices that are lost, one by one, by the rules; the Nim sums alone for large heaps.
fn by_search(heaps: &[usize]) -> usize {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let mut lost = 0;
    for chosen in heaps.iter().copied().powerset() {
        for (index, &named) in chosen.iter().enumerate() {
            let mut moves = (0..named).map(|left| replaced(&chosen, index, &[left]));
            let loses = nim_sum(&chosen) ^ named >= named;
            assert!(!can_be_searched(&chosen) || loses == moves.all(|next| search.wins(&next)));
            lost += usize::from(loses);
        }
    }
    lost
}

/// The same number modulo 1,000,000,007, from all choices counted by named heap and Nim sum of all at once.
fn lost_choices(heaps: &[usize]) -> usize {
    let mut ways = vec![vec![0; 256]; 202]; // in row 201 nothing is named yet
    ways[201][0] = 1;
    for &heap in heaps {
        let old = ways.clone();
        for (row, sum) in (0..202).cartesian_product(0..256) {
            ways[row][sum] += old[row][sum ^ heap];
            if row == heap {
                ways[row][sum] += old[201][sum];
            }
            ways[row][sum] %= 1_000_000_007;
        }
    }
    let lost = (1..=200).map(|named| ways[named][named..].iter().sum::<usize>());
    lost.sum::<usize>() % 1_000_000_007
}
