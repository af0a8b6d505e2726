//! Largest inputs of Stones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let k = 100_000;
    let files = [
        ("1 to 100", k, ascending(100)),
        ("odd takes, lost", k, spread(100, 1..=199)),
        ("odd takes, far apart, lost", k, spread(100, 1..=198 * 505 + 1)),
        ("far apart", k, spread(100, 990..=k)),
        ("the largest, won", k, spread(100, k - 99..=k)),
        ("around powers of two", k, around_powers_of_two(k)),
    ];
    largest(
        files.map(|(shape, k, takes)| {
            (shape, vec![format!("{} {k}\n{}", takes.len(), spaced(takes))])
        }),
    )
}
