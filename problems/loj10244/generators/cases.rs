//! Largest inputs of Taking Stones, the First Move.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let max = 1000;
    // With these seeds, no move wins.
    let random = |seed| random(&mut Rng::with_seed(seed), 10, 1..=max);
    let last = [all_equal(8, max), vec![max - 2, max - 1]].concat();
    let files = [
        ("ten equal heaps, all takes: lost", all_equal(10, max), ascending(10)),
        ("eight equal heaps, all takes", last, ascending(10)),
        ("random, six takes: lost", random(4), vec![2, 5, 7, 8, 9, 10]),
        ("random, four takes: lost", random(4), vec![2, 3, 7, 10]),
    ];
    largest(files.map(|(shape, heaps, takes)| {
        let counted = |numbers: Vec<u64>| format!("{}\n{}", numbers.len(), lines(numbers));
        (shape, vec![lines([heaps, takes].map(counted))])
    }))
}
