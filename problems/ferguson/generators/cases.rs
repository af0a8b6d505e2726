//! Test files of Ferguson's two boxes. No judge sets a bound; the cases go up to 10^9, where a program
//! that tries all divisions is too slow.

use crate::prelude::*;

/// The largest number of sweets in a box.
const MAX_SWEETS: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let ends = [1, 2, 3, 65_535, 65_536, MAX_SWEETS - 1, MAX_SWEETS];
    let edge = vec![
        // The only terminal position.
        vec![(1, 1)],
        // All with at most 40 sweets in a box.
        iproduct!(1..=40, 1..=40).collect(),
        // The ends of the range, in all combinations.
        ends.iter().flat_map(|&m| ends.map(|n| (m, n))).collect(),
    ];
    let texts =
        |boxes: Vec<(usize, usize)>| boxes.iter().map(|(m, n)| format!("{m} {n}")).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    let numbers = &around_powers_of_two(MAX_SWEETS as u64)[6..];
    let powers = iproduct!(numbers, numbers).map(|(m, n)| format!("{m} {n}")).collect();
    let full = (0..3000).map(|i| (MAX_SWEETS - i % 60, MAX_SWEETS - i / 60)).collect();
    files.extend(largest([("powers of two and one less", powers), ("nearly full", texts(full))]));
    files
}
