//! Largest inputs of Not a Nim Problem.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (300_000, 10_000_000);
    let rng = &mut Rng::with_seed(1);
    // A number, its square and its cube have the same value. Every other case has an odd pile more.
    let case = |case: u64| {
        let piles = (0..7).flat_map(|_| {
            let (base, root) = (rng.u64(1..=215), rng.u64(1..=3162));
            [base, base * base * base, root, root * root]
        });
        let piles: Vec<u64> = [most - case % 2].into_iter().chain(piles).collect();
        counted(&piles)
    };
    let many = (0..10_000).map(case).collect();
    let multiples: Vec<u64> = (0..n).map(|i| 30 * i + 3).collect();
    let last: Vec<u64> = (most - n + 1..=most).collect();
    largest([
        ("10000 cases, every other one lost", many),
        ("odd multiples of 3, lost", vec![counted(&multiples)]),
        ("the largest piles", vec![counted(&last)]),
    ])
}
