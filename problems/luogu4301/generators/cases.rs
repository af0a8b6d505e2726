//! Test files of the new Nim game. An input is a single case, so there are many small ones. The generator removes heaps
//! from the smallest up, where the program keeps them from the largest down.

use crate::prelude::*;

const MAX: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let edge = vec![
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
    let test_file = |name: &str, heaps: Vec<usize>| {
        TestFile::new(name, [Case::new(counted(&heaps), removed(&heaps))])
    };
    let mut files = numbered([("edge", edge)], test_file);
    let max = [
        ("random", random_list(rng, 100, 1..=MAX)),
        ("all at the bound", vec![MAX; 100]),
        ("the largest numbers", (MAX - 99..=MAX).collect()),
    ];
    files.extend(largest(max.map(|(shape, heaps)| (shape, vec![counted(&heaps)]))));
    files
}

/// From the smallest heap up, a heap is removed if the others span as much without it.
fn removed(heaps: &[usize]) -> usize {
    let mut left = sorted(heaps);
    let mut i = 0;
    while i < left.len() {
        let without = [&left[..i], &left[i + 1..]].concat();
        if rank(&without) == rank(&left) {
            left = without;
        } else {
            i += 1;
        }
    }
    heaps.iter().sum::<usize>() - left.iter().sum::<usize>()
}

/// How many of these numbers are independent, by elimination, a binary digit after the other.
fn rank(numbers: &[usize]) -> usize {
    let mut rows = numbers.to_vec();
    let mut rank = 0;
    for place in 0..30 {
        if let Some(i) = rows.iter().position(|row| row >> place & 1 == 1) {
            let pivot = rows.swap_remove(i);
            rows.iter_mut().filter(|row| **row >> place & 1 == 1).for_each(|row| *row ^= pivot);
            rank += 1;
        }
    }
    rank
}
