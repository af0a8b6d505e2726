//! Largest inputs of Taking Stones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, most) = (100_000, 1_000_000_000_000_000_000);
    let rng = &mut Rng::with_seed(1);
    let case = |(k, n): (u64, u64)| format!("{k} {n}");
    let around = |number: u64| [number - 1, number, number + 1].into_iter().filter(|&x| x > 0);
    let near = fibonacci(most).into_iter().flat_map(around).collect_vec();
    let near = near.iter().copied().cartesian_product(near.clone()).map(case).collect_vec();
    let any = random(rng, t / 2, 1..=most).into_iter().zip(random(rng, t / 2, 1..=most));
    // With a small k there are many parts, and products of large numbers.
    let small = spread(t, 1..=most).into_iter().map(|n| (n % 9 + 1, n));
    largest([
        ("small k", small.map(case).collect()),
        ("k and N around Fibonacci numbers", near),
        ("random", any.map(case).collect()),
    ])
}
