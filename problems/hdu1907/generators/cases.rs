//! Test files of John. Where at most one heap has more than one, misère play needs another strategy
//! than normal play, so many cases are like that.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Only heaps of one, in all numbers.
        (1..=47).map(|length| vec![1; length]).collect(),
        // Only one heap of more than one: always an N-position.
        (0..=46)
            .flat_map(|ones| [2, 3, 4747].map(|heap| [vec![1; ones], vec![heap]].concat()))
            .collect(),
        // All positions of up to three heaps up to 6, and of four up to 3.
        [all_lists(1, 1..=6), all_lists(2, 1..=6), all_lists(3, 1..=6), all_lists(4, 1..=3)]
            .concat(),
        // Equal heaps, in all numbers: a P-position if their number is even.
        (1..=47).flat_map(|n| [2, 3, 4747].map(|heap| vec![heap; n])).collect(),
        // Two equal heaps and heaps of one: a P-position if the number of ones is even.
        (0..=45)
            .flat_map(|ones| [2, 4747].map(|heap| [vec![1; ones], vec![heap; 2]].concat()))
            .collect(),
    ];
    let texts = |cases: Vec<Vec<usize>>| cases.iter().map(|heaps| counted(heaps)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    // The Nim sum of 4i, 4i + 1, 4i + 2 and 4i + 3 is 0.
    let neighbours = |first: usize, n: usize| (first..first + n).collect_vec();
    let both = (901..=1137).flat_map(|i| [44, 47].map(|n| neighbours(4 * i, n)));
    files.extend(largest([("neighbours, 44 lost and 47 won", texts(both.collect()))]));
    files
}
