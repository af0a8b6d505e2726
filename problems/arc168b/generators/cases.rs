//! Test files of Arbitrary Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The largest heap.
const MAX: usize = 1_000_000_000;

const MAX_HEAPS: usize = 250_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input; one heap, with which every large limit wins.
        vec![1],
        vec![MAX],
        // A pair: no limit wins.
        vec![1, 1],
        vec![MAX, MAX],
        vec![MAX, MAX - 1],
        // The least positive answer, and the largest one.
        vec![3, 2, 1],
        vec![MAX, 1 << 29, MAX - (1 << 29)],
        // Limits that win with a gap between them.
        vec![3, 5, 6],
        vec![10, 4, 14],
        // Pairs above, between and below what is left, in any order.
        vec![7, 1, 7, 2, 3],
        vec![9, 20, 5, 12, 20, 5, 9, 12],
        vec![5, 20, 9, 12, 20, 5],
        vec![2, 6, 4, 2, 2],
        vec![MAX, 8, 24, 16, MAX],
        // A value three times, and five times.
        vec![3, 1, 3, 2, 3],
        vec![6, 6, 6, 5, 6, 3, 6],
        vec![8, 8, 8],
        vec![8, 8, 8, 8],
        // A heap less than the largest by one, and all from 1 on.
        vec![100, 101, 1],
        (1..=99).collect(),
        (1..=100).collect(),
        vec![77; 1000],
        vec![77; 999],
    ];
    let mut files = edges(edge.iter().map(|heaps| vec![counted(heaps)]));
    let rng = &mut Rng::with_seed(26);
    let different = with_nim_sum_0(distinct(rng, MAX_HEAPS, 1..=(1 << 29) - 1));
    let twice = cycled(&random(rng, MAX_HEAPS / 2, 1..=MAX as u64), MAX_HEAPS);
    // Many pairs above what is left.
    let mut left = twice.clone();
    left[0] ^= 1 << 20;
    left[1] ^= 1 << 20;
    let any = random(rng, MAX_HEAPS, 1..=MAX as u64);
    files.extend(largest(
        [
            ("different, with the sum 0", different),
            ("all in pairs", twice),
            ("nearly all in pairs, with the sum 0", left),
            ("any heaps", any),
        ]
        .map(|(shape, heaps)| (shape, vec![counted(&heaps)])),
    ));
    files
}
