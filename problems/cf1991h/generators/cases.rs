//! Largest inputs of Prime Split Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200_000, 200_000, &mut Rng::with_seed(1));
    // No two winning primes make these, so all of them are tried; two fives make 10.
    let not_good: Vec<u64> = (0..10_000).map(|i| max - 4 - 6 * i).collect();
    let mut one_is_good = cycled(&not_good, n - 1);
    one_is_good[n / 2] = 10;
    let mut one_is_not = all_equal(n - 1, 10);
    one_is_not[n - 2] = 8;
    let even = |half: u64| 2 * half;
    let small = (0..10_000).map(|_| random(rng, 19, 200..=max / 2).into_iter().map(even).collect());
    let files = [
        ("all winning, none good", vec![cycled(&not_good, n - 1)]),
        ("all winning, one good", vec![one_is_good]),
        ("all good but one", vec![one_is_not]),
        ("an even number of piles, none winning", vec![cycled(&[7, 199_999, 332, 1, 11], n)]),
        ("10000 cases of even piles, all winning", small.collect()),
        ("random", vec![random(rng, n - 1, 1..=max)]),
    ];
    largest(files.map(|(shape, rows)| (shape, rows.iter().map(|row| counted(row)).collect())))
}
