//! Test files of Another Game. Random heaps are nearly never all even, so many cases are chosen to be, or to
//! have a single odd heap, in different places.

use crate::prelude::*;

const LARGEST: usize = 1_000_000_000;
/// The bound of the number of cases in a file, and of the sum of their numbers of heaps.
const MOST: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // All positions of up to three heaps of 1 to 6.
        (1..=3).flat_map(|length| all_lists(length, 1..=6)).collect(),
        // Equal heaps: a Nim sum of 0 where their number is even, and it does not matter.
        [1, 2, 3, 4, LARGEST - 1, LARGEST]
            .into_iter()
            .flat_map(|heap| (1..=10).map(move |n| vec![heap; n]))
            .collect(),
        // A single odd heap among even ones, in each place; a single even heap among odd ones.
        (1..=8)
            .flat_map(|n| {
                (0..n).flat_map(move |place| {
                    [(LARGEST, LARGEST - 1), (2, 1), (1, 2), (4, 3)].map(|(most, one)| {
                        let mut heaps = vec![most; n];
                        heaps[place] = one;
                        heaps
                    })
                })
            })
            .collect(),
    ];
    let texts = |cases: Vec<Vec<usize>>| cases.iter().map(|heaps| counted(heaps)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    let last_odd = [vec![LARGEST; MOST - 1], vec![LARGEST - 1]].concat();
    let pair = |i| vec![LARGEST - 2 * i, LARGEST - i % 2];
    files.extend(largest([
        ("one case, all at the bound, lost", texts(vec![vec![LARGEST; MOST]])),
        ("one case, the last heap odd", texts(vec![last_odd])),
        ("two heaps, half of them lost", texts((0..MOST / 2).map(pair).collect())),
        ("a single heap, the most cases", texts((0..MOST).map(|i| vec![1 + i % 9]).collect())),
    ]));
    files
}
