//! Largest inputs of Puppet Dance.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (most, prime) = (1_000_000_000_000_000_000_u64, 998_244_353);
    let files = [
        ("the largest numbers", most, 1_000_000),
        ("one less than a power of two", most - 1, (1 << 19) - 1),
        ("a power of two", most - 2, 1 << 19),
        ("an exponent that gives 1", (prime - 1) * 1_001_758_734, 1_000_000),
        ("two numbers", 2, 1_000_000),
    ];
    largest(files.map(|(shape, n, m)| (shape, vec![format!("{n} {m}")])))
}
