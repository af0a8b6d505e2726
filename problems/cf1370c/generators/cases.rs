//! Largest inputs of Number Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let max = 1_000_000_000;
    let powers = cycled(&(0..30).map(|k| 1 << k).collect::<Vec<u64>>(), 100);
    // The greatest primes p with 2p <= max, and a product of two large primes.
    let twice = [499_999_993, 499_999_931, 499_999_909].map(|p| 2 * p);
    let files = [
        ("twice the largest primes: lost", cycled(&twice, 100)),
        ("twice the product of two large primes", all_equal(100, 2 * 22_343 * 22_349)),
        ("powers of two", powers),
        ("the largest numbers", (max - 99..=max).collect()),
        ("random even numbers", random(rng, 100, 1..=max / 2).iter().map(|x| 2 * x).collect()),
    ];
    largest(files.map(|(shape, numbers)| (shape, numbers.iter().map(u64::to_string).collect())))
}
