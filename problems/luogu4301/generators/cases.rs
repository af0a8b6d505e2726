//! Test files of the new Nim game. An input is a single case, so there are many small ones.

use crate::prelude::*;

const MAX: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let edge = [
        // The smallest input, and the largest heap.
        vec![1],
        vec![MAX],
        // Equal heaps; a heap that is the Nim sum of two; of three.
        vec![7, 7],
        vec![1, 2, 3],
        vec![1, 2, 4, 7],
        // The Nim sum of all is not 0, but that of some is.
        vec![1, 1, 2],
        vec![2, 4, 6, 8],
        // From the smallest up, too much is removed: one of the largest, and two.
        vec![3, 5, 6],
        vec![1, 2, 3, 12, 13],
        // From the largest down, but by the number of binary digits alone.
        vec![6, 5, 4, 3, 2, 1],
        // Heaps in no order, and all of 1 to 15.
        vec![9, 14, 7, 9, 2, 11],
        (1..=15).collect(),
        // Independent, in the order of the digits: nothing has to be removed.
        (0..30).map(|place| 1 << place).collect(),
        // As many heaps as can be independent, and one more.
        (0..30).map(|place| MAX >> place).chain([1 << 29]).collect(),
        // Few digits are free, so that most heaps depend on others.
        (0..40).map(|_| 1 << 29 | rng.usize(0..64) << 12).collect(),
    ];
    let mut files = edges(edge.iter().map(|heaps| vec![counted(heaps)]));
    let max = [
        ("random", random_list(rng, 100, 1..=MAX)),
        ("all at the bound", vec![MAX; 100]),
        ("the largest numbers", (MAX - 99..=MAX).collect()),
    ];
    files.extend(largest(max.map(|(shape, heaps)| (shape, vec![counted(&heaps)]))));
    files
}
