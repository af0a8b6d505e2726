//! Largest inputs of Chocolate Bars.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (14, &mut Rng::with_seed(1));
    let most = 1_000_000_000;
    let powers: Vec<u64> = (0..10).map(|round| 1 << round).collect();
    // The sum of all bars is 0, or that of the last ones: the only choice.
    let chosen = |from: usize, rng: &mut Rng| {
        let mut bars = random(rng, n, 1 << 28..=(1 << 29) - 1);
        let last = with_nim_sum_0(bars.split_off(from));
        counted(&[bars, last].concat())
    };
    let shifted = |by: &u64| (0..n).map(|i| by << i).collect::<Vec<u64>>();
    largest([
        ("random", (0..10).map(|_| counted(&random(rng, n, most / 2..=most))).collect()),
        ("powers of two, lost", powers.iter().map(|by| counted(&shifted(by))).collect()),
        ("one choice, of all bars or of some", (0..10).map(|i| chosen(i, rng)).collect::<Vec<_>>()),
    ])
}
