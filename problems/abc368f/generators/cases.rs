//! Test files of Dividing Game. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on how many numbers there are, and on each of them.
const MAX: usize = 100_000;

pub fn cases() -> Vec<TestFile> {
    // Of both numbers of a pair, k has as many prime factors less one: these are lost.
    let pairs = |count: usize| (1..=count).flat_map(|k| [2 * k, 3 * k]).collect_vec();
    let edge = [
        // The smallest input.
        vec![2],
        // Anna wins with any single number.
        vec![MAX],
        vec![99_991],
        // Both have as many prime factors: lost; 4 and 6 have different numbers of divisors, 4 and 5 are
        // halved as often.
        vec![2, 3],
        vec![4, 6],
        vec![4, 5],
        vec![4, 2],
        vec![8, 30],
        // All powers of two, and each with a product of different primes.
        (1..=16).map(|exponent| 1 << exponent).collect(),
        vec![2, 4, 8],
        vec![64, 30_030],
        vec![65_536, 98_304],
        // An even number of prime factors altogether, but won.
        vec![2, 8],
        // Squares of primes, which end at the square root.
        vec![961, 97_969, 99_856, 2],
        (2..=316).map(|root| root * root).collect(),
        // All numbers up to 300, and pairs of equal values.
        (2..=300).collect(),
        pairs(100),
    ];
    let mut files = edges(edge.iter().map(|numbers| vec![counted(numbers)]));
    files.extend(largest([
        ("all numbers, from the largest on", vec![counted(&descending(MAX)[..MAX - 1])]),
        ("lost: the largest prime alone", vec![counted(&all_equal(MAX, 99_991))]),
        ("lost: pairs of equal values", vec![counted(&pairs(MAX / 3))]),
    ]));
    files
}
