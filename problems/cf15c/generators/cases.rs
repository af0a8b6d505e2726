//! Largest inputs of Industrial Nim.

use crate::prelude::*;

fn nim_sum_below(end: u64) -> u64 {
    [0, end.saturating_sub(1), 1, end][(end % 4) as usize]
}

/// A quarry of a single heap is added, so that all together have the Nim sum 0.
fn lost(quarries: &[[u64; 2]]) -> Vec<[u64; 2]> {
    let sum = quarries.iter().map(|&[x, m]| nim_sum_below(x) ^ nim_sum_below(x + m));
    [quarries, &[[sum.fold(0, |sum, quarry| sum ^ quarry), 1]]].concat()
}

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (99_999, 10_000_000_000_000_000, &mut Rng::with_seed(2));
    let powers = around_powers_of_two(max);
    let mut pair = |_| [rng.choice(&powers), rng.choice(&powers)].map(|x| *x.unwrap_or(&max));
    let powers: Vec<[u64; 2]> = (0..n / 2).map(&mut pair).collect();
    // Numbers below 2^52, so that the last heap is no larger than legal.
    let numbers = random(rng, 2 * n, 1..=1 << 52);
    let random: Vec<[u64; 2]> = numbers.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
    let files = [
        ("an odd number, all at the bound", vec![[max, max]; n]),
        ("powers of two, and one less", powers),
        ("random: lost", lost(&random)),
    ];
    let text = |quarries: &[[u64; 2]]| lines(quarries.iter().map(spaced));
    largest(files.map(|(shape, all)| (shape, vec![format!("{}\n{}", all.len(), text(&all))])))
}
