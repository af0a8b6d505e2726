//! Largest inputs of Modulo Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200, 200, &mut Rng::with_seed(1));
    let largest_only_once = [all_equal(n - 1, 11), vec![max]].concat();
    let files = [
        ("all at the bound", all_equal(n, max)),
        ("random", random(rng, n, 1..=max)),
        ("all from 1 on", ascending(n)),
        ("around the multiples of 12", (0..n as u64).map(|i| 12 * (i % 16 + 1) - i % 2).collect()),
        ("only one number can be a multiple of 12", largest_only_once),
        ("all at the last multiple of 12", all_equal(n, 192)),
    ];
    largest(files.map(|(shape, most)| (shape, vec![counted(&most)])))
}
