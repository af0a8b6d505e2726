//! Largest inputs of Everything Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (200_000, 1_000_000_000);
    let rng = &mut Rng::with_seed(1);
    let mut chain = |n: usize, last: &[u64]| {
        let mut heaps = [&ascending(n - last.len()), last].concat();
        rng.shuffle(&mut heaps);
        counted(&heaps)
    };
    let mut few = vec![chain(n - 9999, &[1])];
    few.extend((0..9999).map(|i| counted(&[1 + i % 2])));
    largest([
        ("1 to n, lost", vec![chain(n, &[])]),
        ("1 to n - 1 and 10^9, lost", vec![chain(n, &[most])]),
        ("1 to n - 2 and 10^9 twice, won", vec![chain(n, &[most, most])]),
        ("a large case, then 9999 small ones", few),
        ("10000 cases", sample(10_000, 2, |rng| counted(&random(rng, 20, 1..=9)))),
        ("far apart, lost", vec![counted(&spread(n, 1..=most))]),
    ])
}
