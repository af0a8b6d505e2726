//! Largest inputs of Euclid's Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (max, rng) = ((1_u64 << 31) - 1, &mut Rng::with_seed(1));
    let line = |a: u64, b: u64| format!("{a} {b}");
    // All moves but the last are forced; the quotients are too near to the golden ratio for floats.
    let neighbours = |more: u64| -> Vec<String> {
        let numbers = fibonacci(max);
        numbers.windows(2).rev().take(6).map(|pair| line(pair[1], pair[0] - more)).collect()
    };
    let golden = (0..6).map(|_| rng.u64(max / 2..=max));
    let golden = golden.map(|a| line(a * 618_033_989 / 1_000_000_000 + a % 2, a)).collect();
    largest([
        ("neighbouring Fibonacci numbers", neighbours(0)),
        ("almost neighbouring Fibonacci numbers", neighbours(1)),
        ("about the golden ratio", golden),
        // As many moves as there may be: a search over all multiples is too slow.
        ("one number small", (1..=6).map(|b| line(max, b)).collect()),
        ("both numbers large", (0..6).map(|i| line(max - i % 3, max - i / 2)).collect()),
        ("random", (0..6).map(|_| line(rng.u64(1..=max), rng.u64(1..=max))).collect()),
    ])
}
