//! Largest inputs of Tower Breakers, Again!.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (max, rng) = (100_000, &mut Rng::with_seed(1));
    // Primes, powers of 2 and of 3, and others with many factors.
    let mixed = [99_991, 99_989, 98_280, 83_160, 65_536, 59_049, 98_415, 87_480, 96_577, 63_488];
    let mut towers = |n: usize, least: u64| -> Vec<Vec<u64>> {
        (0..200).map(|_| random(rng, n, least..=max)).collect()
    };
    let (any, tall, few, half) =
        (towers(100, 1), towers(100, max - 200), towers(2, 1), towers(50, 1));
    let twins = half.iter().map(|half| cycled(half, 100)).collect();
    let many_factors = |case: &Vec<u64>| case.iter().map(|&x| mixed[x as usize % 10]).collect();
    let many_factors = any.iter().map(many_factors).collect();
    let files = [
        ("random", any),
        ("the tallest towers", tall),
        ("few towers", few),
        ("lost: each tower twice", twins),
        ("primes", (0..200).map(|i| all_equal(100 - i % 10, 99_991)).collect()),
        ("many factors", many_factors),
    ];
    largest(files.map(|(shape, cases)| (shape, cases.iter().map(|case| counted(case)).collect())))
}
