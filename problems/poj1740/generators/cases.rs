//! Largest inputs of A New Stone Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, count) = (10, 100, 1000);
    let rng = &mut Rng::with_seed(1);
    // Pairs in any order; in every other case one heap has a stone more.
    let mut pairs = |case: u64, least: u64| {
        let half = random(rng, n / 2, least..=most - 1);
        let mut heaps = [half.clone(), half].concat();
        rng.shuffle(&mut heaps);
        heaps[n - 1] += case % 2;
        counted(&heaps)
    };
    let no_pairs = |first: u64| (2 * first..2 * first + 8).collect_vec();
    largest([
        ("lost, or but for one heap", (0..count).map(|case| pairs(case, 1)).collect_vec()),
        ("large heaps", (0..count).map(|case| pairs(case, most - 3)).collect()),
        ("all equal", (1..=most).map(|heap| counted(&all_equal(n, heap))).collect()),
        ("8 in a row: Nim sum 0", (1..=46).map(|first| counted(&no_pairs(first))).collect()),
    ])
}
