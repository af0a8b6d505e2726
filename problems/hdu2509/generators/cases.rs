//! Test files of Be the Winner. As in John, misère play needs another strategy where at most one row
//! has more than one apple, so many cases are like that.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Only rows of one apple, in all numbers.
        (1..=100).map(|length| vec![1; length]).collect(),
        // Only one row of more than one apple: always an N-position.
        (0..=99)
            .flat_map(|ones| [2, 3, 100].map(|row| [vec![1; ones], vec![row]].concat()))
            .collect(),
        // All positions of up to three rows of up to 6 apples, and of four rows of up to 3.
        [all_lists(1, 1..=6), all_lists(2, 1..=6), all_lists(3, 1..=6), all_lists(4, 1..=3)]
            .concat(),
        // Equal rows: a P-position if their number is even.
        (1..=100).flat_map(|n| [2, 3, 100].map(|row| vec![row; n])).collect(),
        // Blank lines between the cases, as HDU's statement has them, but not between all of them.
        [all_lists(1, 1..=6), all_lists(2, 1..=4), all_lists(3, 1..=3)].concat(),
    ];
    let texts = |cases: Vec<Vec<usize>>| cases.iter().map(|rows| counted(rows)).collect_vec();
    let mut edge = edge.into_iter().map(texts).collect_vec();
    // After every seventh case, so after the last one, none.
    for (i, case) in (1..).zip(&mut edge[5]) {
        if i % 7 > 0 {
            *case += "\n";
        }
    }
    let mut files = edges(edge);
    // Equal rows cancel; in every other case the last one has no equal.
    let rows = |i: usize| (0..100 - i % 2).map(|row| 1 + (i + row / 2) % 100).collect();
    files.extend(largest([
        ("a hundred rows, in pairs", texts((0..9000).map(rows).collect())),
        // A table for each takes too long.
        ("the most cases", (0..40_000).map(|i| counted(&[100 - i % 5])).collect()),
    ]));
    files
}
