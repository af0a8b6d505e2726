//! Largest inputs of Stones in 2 Heaps.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, max, rng) = (1000, 1_000_000, &mut Rng::with_seed(1));
    // The lost pair with the difference k: up to k = `last` its numbers are at most `max`.
    let lower = |k: u64| (k + (5 * k * k).isqrt()) / 2;
    let upper = |k: u64| lower(k) + k;
    let last = 381_966;
    let mut draw = || rng.u64(last / 2..=last);
    // For all of these the validator's own bounds hold: at most one result of taking from one heap.
    let grown = (0..count).map(|_| draw()).map(|k| [lower(k), upper(k) + k % (max - upper(k) + 1)]);
    let grown = grown.map(line).collect();
    let both = (0..count).map(|_| draw()).map(|k| [upper(k / 2), lower(k)]).map(line).collect();
    largest([
        (
            "lost, the largest of them",
            (0..count).map(|i| [lower(last - i), upper(last - i)]).map(line).collect(),
        ),
        ("equal heaps", (0..count).map(|i| [max - i, max - i]).map(line).collect()),
        (
            "one stone more in one heap",
            (1..=count).map(|i| [max - i, max - i + 1]).map(line).collect(),
        ),
        ("a lost pair with more stones in the larger heap", grown),
        ("the larger number of a lost pair and the smaller one of another", both),
    ])
}

fn line([a, b]: [u64; 2]) -> String {
    format!("{a} {b}")
}
