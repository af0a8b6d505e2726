//! Largest inputs of Arpa and a game with Mojtaba.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100, 1_000_000_000);
    let is_prime = |number: &u64| (2..31_623).all(|divisor| !number.is_multiple_of(divisor));
    let primes: Vec<u64> = (1..most).rev().filter(is_prime).take(n).collect();
    let powers = |base: u64| std::iter::successors(Some(1), move |&power| Some(power * base));
    // All exponents that each of these primes can have.
    let all = [2, 3, 5, 7, 11, 13, 17].map(|p| powers(p).skip(1).take_while(|&a| a <= most));
    // These exponents lead to more sets than most.
    let far = [13, 14, 17, 18, 26, 27, 28, 29].map(|exponent| 1_u64 << exponent);
    let same = (1..=18).flat_map(|exponent| [2, 3].map(|prime: u64| prime.pow(exponent)));
    largest([
        ("the largest primes, lost", vec![counted(&primes)]),
        (
            "all powers of seven primes",
            vec![counted(&all.into_iter().flatten().collect::<Vec<_>>())],
        ),
        ("eight powers of 2", vec![counted(&far)]),
        ("the same exponents of 2 and 3, lost", vec![counted(&same.collect::<Vec<_>>())]),
        ("all equal, lost", vec![counted(&all_equal(n, most))]),
        ("random", vec![counted(&random(&mut Rng::with_seed(1), n, 1..=most))]),
    ])
}
