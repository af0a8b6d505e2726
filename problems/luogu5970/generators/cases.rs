//! Largest inputs of Nim z utrudnieniem (Luogu P5970).

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (most, sum, rng) = (1_000_000, 10_000_000, &mut Rng::with_seed(1));
    // Heaps at the bound make the table large: to go through it for each small heap is too slow.
    let mut small = random(rng, 300_000, 1..=50);
    small.splice(..2, [most, most]);
    let (half, quarter) = (1 << 19, 1 << 18);
    let halves = [all_equal(9, half - 1), all_equal(9, half)].concat();
    let quarters = [all_equal(8, quarter), spread(30, quarter - 15_000..=quarter - 1)].concat();
    let files = [
        ("all at the bound", 10, all_equal(10, most)),
        ("the most heaps", 10, all_equal(500_000, sum / 500_000)),
        ("two at the bound, many small ones", 9, small),
        ("a power of two, and one less", 3, halves),
        ("a power of two, and less", 10, quarters),
        ("random", 1, random(rng, 10_000, 1..=1_980)),
    ];
    largest(files.map(|(shape, d, heaps)| {
        assert!(heaps.iter().sum::<u64>() <= sum, "{shape}");
        (shape, vec![format!("{} {d}\n{}", heaps.len(), spaced(heaps))])
    }))
}
