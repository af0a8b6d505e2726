//! Test files of Rabbit and Grass. Pieces may stand on cell 0 and share cells.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input: one piece that cannot move.
        vec![vec![0]],
        // All positions of up to three pieces on the cells 0 to 6.
        (1..=3).flat_map(|length| all_lists(length, 0..=6)).collect(),
        // All pieces on cell 0, or all but the last one.
        (1..=30)
            .flat_map(|length| [0, 1, 2, 1000].map(|last| [vec![0; length], vec![last]].concat()))
            .collect(),
        // All pieces on one cell: a P-position if their number is even.
        (1..=10)
            .flat_map(|length| [1, 2, 511, 512, 999, 1000].map(|cell| vec![cell; length]))
            .collect(),
        // A Nim sum of 1023, more than any cell, and other large ones.
        vec![vec![1000, 23], vec![512, 511], vec![999, 24, 0], vec![512, 256, 255]],
    ];
    let texts = |cases: Vec<Vec<usize>>| cases.iter().map(|cells| counted(cells)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    // So large cells that a table for each case takes too long; half of the cases are lost.
    let few = (0..20_000).map(|i| vec![1000 - i / 2 % 99, 1000 - i / 2 % 99 - i % 2]).collect();
    files.extend(largest([
        ("1000 times cell 1000", texts(vec![vec![1000; 1000]; 600])),
        ("two pieces, the most cases", texts(few)),
    ]));
    files
}
