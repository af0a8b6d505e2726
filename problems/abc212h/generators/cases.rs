//! Test files of the counting of Nim positions. An input is a single case, so there are many small ones.

use crate::prelude::*;

const MOST_HEAPS: usize = 200_000;
const LARGEST: usize = 65_535;

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input; one number, with an even and an odd number of heaps.
        (1, vec![1]),
        (2, vec![1]),
        (7, vec![5]),
        // The sample's numbers, and all below a power of two.
        (2, vec![2, 1]),
        (3, vec![1, 2, 3]),
        (4, (1..=7).collect()),
        // A transform of 1, 0 and -1.
        (60, vec![1, 2]),
        (10, vec![1, 2, 3]),
        (9, vec![64]),
        // Numbers with a common digit; a power of two and those around it.
        (5, vec![9, 11, 12, 14]),
        (6, vec![31, 32, 33]),
        // Counts beyond the prime.
        (60, (1..=127).collect()),
        (59, (1..=127).step_by(2).collect()),
    ];
    let text =
        |n: usize, numbers: &[usize]| vec![format!("{n} {}\n{}", numbers.len(), spaced(numbers))];
    let mut files = edges(edge.iter().map(|(n, numbers)| text(*n, numbers)));
    let mut all: Vec<usize> = (1..=LARGEST).collect();
    Rng::with_seed(1).shuffle(&mut all);
    let max = [
        ("all numbers, as many heaps as can be", all.clone()),
        ("half of the numbers", all[..LARGEST / 2].to_vec()),
        ("the largest number alone", vec![LARGEST]),
    ];
    files.extend(largest(max.map(|(shape, numbers)| (shape, text(MOST_HEAPS, &numbers)))));
    files
}
