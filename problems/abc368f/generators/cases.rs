//! Test files of Dividing Game. An input is a single case, so there are many small ones. The values are those of the
//! rules, where the program counts prime factors.

use crate::prelude::*;

/// The bound on how many numbers there are, and on each of them.
const MAX: usize = 100_000;

pub fn cases() -> Vec<TestFile> {
    let values = values();
    let p_position = |numbers| p_position(&values, numbers);
    let edge = vec![
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
        (2..=317).filter(|root| values[*root] == 1).map(|root| root * root % MAX).collect(),
        // All numbers up to 300, and a P-position of them.
        (2..=300).collect(),
        p_position((2..=300).collect()),
    ];
    let rng = &mut Rng::with_seed(22);
    let any = p_position(random_list(rng, MAX, 2..=MAX));
    let test_file = |name: &str, numbers: Vec<usize>| {
        let wins = nim_wins(&numbers.iter().map(|&number| values[number]).collect_vec());
        TestFile::new(name, [Case::new(counted(&numbers), if wins { "Anna" } else { "Bruno" })])
    };
    let mut files = numbered([("edge", edge)], test_file);
    files.extend(largest([
        ("all numbers, from the largest on", vec![counted(&descending(MAX)[..MAX - 1])]),
        ("lost: the largest prime alone", vec![counted(&all_equal(MAX, 99_991))]),
        ("lost: any numbers", vec![counted(&any)]),
    ]));
    files
}

/// The Grundy values of the numbers from 0 on, by all proper divisors.
fn values() -> Vec<usize> {
    let mut divisors = vec![Vec::new(); MAX + 1];
    for divisor in 1..=MAX {
        for multiple in (2 * divisor..=MAX).step_by(divisor) {
            divisors[multiple].push(divisor);
        }
    }
    let mut values: Vec<usize> = Vec::new();
    for options in &divisors {
        values.push(mex(&options.iter().map(|&option| values[option]).collect_vec()));
    }
    values
}

/// A P-position: the last number is replaced by one with as many prime factors as it takes; if that
/// is none, it is left out. So is 2^16, with which it might take more than 16.
fn p_position(values: &[usize], mut numbers: Vec<usize>) -> Vec<usize> {
    numbers.pop();
    numbers.retain(|&number| values[number] < 16);
    let sum = numbers.iter().fold(0, |sum, &number| sum ^ values[number]);
    if sum > 0 {
        let last = (2..=MAX).rev().find(|&number| values[number] == sum);
        numbers.push(last.expect("so many prime factors fit into the range"));
    }
    numbers
}
