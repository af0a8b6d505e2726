//! Test files of Ferguson's two boxes. No judge sets a bound; the cases go up to 10^9, where a program
//! that tries all divisions is too slow.

use crate::prelude::*;

/// The largest number of sweets in a box.
const MAX_SWEETS: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let ends = [1, 2, 3, 65_535, 65_536, MAX_SWEETS - 1, MAX_SWEETS];
    let near_the_end = MAX_SWEETS - 99..=MAX_SWEETS;
    let edge = vec![
        // The only terminal position.
        vec![(1, 1)],
        // All with at most 40 sweets in a box.
        iproduct!(1..=40, 1..=40).collect(),
        // The ends of the range, in all combinations.
        ends.iter().flat_map(|&m| ends.map(|n| (m, n))).collect(),
    ];
    let random = vec![
        // Up to 300 sweets in a box.
        sample(1000, 1, |rng| (rng.usize(1..=300), rng.usize(1..=300))),
        // Over the whole range.
        sample(1000, 2, |rng| (rng.usize(1..=MAX_SWEETS), rng.usize(1..=MAX_SWEETS))),
    ];
    // Many large boxes.
    let max = vec![sample(3000, 3, |rng| {
        (rng.usize(near_the_end.clone()), rng.usize(near_the_end.clone()))
    })];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let numbers = &around_powers_of_two(MAX_SWEETS as u64)[6..];
    let powers = iproduct!(numbers, numbers).map(|(m, n)| format!("{m} {n}")).collect();
    files.extend(largest([("powers of two and one less", powers)]));
    files
}

fn test_file(name: &str, boxes: Vec<(usize, usize)>) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = boxes.into_iter().map(|(m, n)| {
        let wins = m * n % 2 == 0; // unless both are odd
        if m.max(n) <= 100 {
            assert_eq!(wins, search.wins(&(m, n)), "{m} {n}");
        }
        Case::new(format!("{m} {n}"), if wins { "first" } else { "second" })
    });
    TestFile::new(name, cases)
}

/// One box is emptied, and the sweets of the other are divided between both.
fn moves(&(m, n): &(usize, usize)) -> Vec<(usize, usize)> {
    let divide = |sweets: usize| (1..sweets).map(move |part| (part, sweets - part));
    divide(m).chain(divide(n)).collect()
}
