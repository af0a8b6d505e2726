//! Test files of Being a Good Boy in Spring Festival: from no winning move to one on nearly every
//! heap.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000;

pub fn cases() -> Vec<TestFile> {
    let ends = [1, 2, 524_287, 524_288, MAX_HEAP - 1, MAX_HEAP];
    let with_winning_moves =
        |count| (1..=100).map(|i| if i <= count { 1 << 19 | i } else { i }).collect();
    let edge = [
        // The smallest input.
        vec![vec![1, 1]],
        // All positions of two heaps up to 12, and of three up to 7.
        [all_lists(2, 1..=12), all_lists(3, 1..=7)].concat(),
        // 1, 3, 5, ..., 99 winning moves on a hundred heaps: those with the highest power of two.
        (1..100).step_by(2).map(with_winning_moves).collect(),
        // The ends of the range, including equal heaps.
        ends.iter().flat_map(|&a| ends.map(|b| vec![a, b])).collect(),
    ];
    let mut files = edges(edge.iter().map(|heaps| heaps.iter().map(|h| counted(h)).collect()));
    let powers = around_powers_of_two(MAX_HEAP as u64);
    let equal = (2..=100).rev().map(|n| counted(&all_equal(n, MAX_HEAP as u64)));
    let powers = (2..=100).map(|n| counted(&cycled(&powers, n)));
    let all = equal.chain(powers).collect_vec();
    files.extend(largest([("all at the bound, and next to powers of two", cycled(&all, 500))]));
    files
}
