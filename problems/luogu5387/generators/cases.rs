//! Test files of Puppet Dance. An input is a single case.

use crate::rules::{mex, nim_sum, sorted, Search};
use crate::{all_lists, Case, TestFile};
use itertools::Itertools;

const PRIME: usize = 998_244_353;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let long = 1_000_000_000_000_000_000;
    vec![
        // One number, and only ones, of which an even number is lost.
        test_file("edge-01", 1, 1),
        test_file("edge-02", 2, 1),
        test_file("edge-03", long, 1),
        test_file("edge-04", 1, 1_000_000),
        // Odd numbers of numbers, whose values must not be one less.
        test_file("edge-05", 3, 3),
        test_file("edge-06", 3, 8),
        test_file("edge-07", 5, 5),
        // A power of two, and one less: the largest value fills the table, or a new one begins.
        test_file("edge-08", 3, 127),
        test_file("edge-09", 3, 128),
        // Lists longer than the prime; the prime itself and one less, where a power is 1.
        test_file("edge-10", PRIME, 100),
        test_file("edge-11", PRIME - 1, 100),
        test_file("edge-12", long, 200),
        test_file("edge-13", long, 1_000_000),
        test_file("random-01", 4, 6),
        test_file("random-02", 2, 999_983),
        test_file("random-03", 123_456_789_012_345_678, 234),
        test_file("random-04", 987_654_321_098_765_431, 23_456),
    ]
}

fn test_file(name: &str, n: usize, m: usize) -> TestFile {
    // One number is never lost, and two are if they have the same value.
    let lost = match n {
        1 => 0,
        2 => counts(m).into_iter().map(|count| count * count).sum::<usize>() % PRIME,
        _ => by_digits(n, m),
    };
    let total = power(m, n, |a, b| a * b % PRIME).unwrap_or(1);
    if m <= 255 {
        assert_eq!(lost, by_products(n, m), "{n} {m}");
    }
    let won = (total + PRIME - lost) % PRIME;
    if n <= 5 && m <= 8 {
        let mut search = Search::normal(|list: &Vec<usize>| moves(list));
        let lists = all_lists(n, 1..=m);
        assert_eq!(lists.iter().filter(|list| search.wins(&sorted(list))).count(), won, "{n} {m}");
    }
    TestFile::new(name, [Case::new(format!("{n} {m}"), won)])
}

fn moves(list: &[usize]) -> Vec<Vec<usize>> {
    let left = |x: usize| (1..=x).map(move |y| x ^ y).filter(move |&left| left < x);
    let with = |i: usize, left: usize| sorted(&[&list[..i], &[left], &list[i + 1..]].concat());
    (0..list.len())
        .flat_map(|i| left(list[i]).map(move |left| with(i, left)).collect_vec())
        .collect()
}

/// How many numbers up to m have each value.
fn counts(m: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![0];
    for x in 1..=m {
        let value = if x < 256 {
            mex(&(1..=x)
                .map(|y| x ^ y)
                .filter(|&left| left < x)
                .map(|left| values[left])
                .collect_vec())
        } else {
            x - (1 << x.ilog2()) + 1
        };
        assert_eq!(value, x - (1 << x.ilog2()) + 1, "{x}");
        values.push(value);
    }
    let mut counts = vec![0; values.iter().max().map_or(0, |value| value + 1).next_power_of_two()];
    values[1..].iter().for_each(|&value| counts[value] += 1);
    counts
}

/// The `exponent`-th power; nothing in place of 1.
fn power<T: Clone>(base: T, exponent: usize, product: impl Fn(&T, &T) -> T) -> Option<T> {
    let (mut base, mut result) = (base, None);
    for digit in 0..60 {
        if exponent >> digit & 1 == 1 {
            result = Some(result.map_or_else(|| base.clone(), |result| product(&result, &base)));
        }
        base = product(&base, &base);
    }
    result
}

/// The number of lost lists: how many lists have each Nim sum, from the numbers for two shorter lists.
fn by_products(n: usize, m: usize) -> usize {
    let joined = |a: &Vec<usize>, b: &Vec<usize>| {
        let mut sums = vec![0; a.len()];
        for (i, j) in (0..a.len()).cartesian_product(0..b.len()) {
            let sum = &mut sums[nim_sum(&[i, j])];
            *sum = (*sum + a[i] * b[j]) % PRIME;
        }
        sums
    };
    power(counts(m), n, joined).map_or(1, |sums| sums[0])
}

/// The number of lost lists, by the characters (-1)^|i & v|, whose sum over the values v of 1 to m has a formula: for
/// x from 2^k + prefix on, as many as a digit of m + 1 says, it is 0 or all terms are equal.
fn by_digits(n: usize, m: usize) -> usize {
    let size = counts(m).len();
    let sign = |i: usize, v: usize| if (i & v).count_ones().is_multiple_of(2) { 1 } else { -1 };
    // Over v < end.
    let below = |i: usize, end: usize| {
        let digits = (0..20).filter(|digit| end >> digit & 1 == 1);
        let part = |digit: usize| match i & ((1 << digit) - 1) {
            0 => sign(i, end >> digit >> 1 << digit << 1) << digit,
            _ => 0,
        };
        digits.map(part).sum::<i64>()
    };
    let over_values = |i: usize| {
        let full = (0..20).take_while(|k| 2 << k <= m + 1).map(|k| below(i, (1 << k) + 1) - 1);
        let rest = m + 1 - (1 << (m + 1).ilog2());
        full.sum::<i64>() + below(i, rest + 1) - 1
    };
    let product = |a: &usize, b: &usize| a * b % PRIME;
    let sum = (0..size).fold(0, |sum, i| {
        let prime = i64::try_from(PRIME).expect("it is small");
        let residue =
            usize::try_from(over_values(i).rem_euclid(prime)).expect("it is not negative");
        (sum + power(residue, n, product).unwrap_or(1)) % PRIME
    });
    // Half of it, as often as the size has it as a factor.
    (0..size.ilog2()).fold(sum, |sum, _| if sum % 2 == 0 { sum / 2 } else { (sum + PRIME) / 2 })
}
