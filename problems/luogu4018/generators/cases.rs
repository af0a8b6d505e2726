//! Test files of Roy&October's Stones.

use crate::{sample, Case, TestFile};

/// The largest number of stones.
const MAX: usize = 50_000_000;

/// The heaps up to this size are settled by the rules.
const TABLE: usize = 1000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        test_file("edge-01", 1..=100),
        // Multiples of 2 or 3 alone, of 6, and numbers near powers of primes.
        test_file(
            "edge-02",
            [120, 121, 122, 128, 243, 244, 512, 513, 625, 729, 732, 961, 996, 1000],
        ),
        test_file("edge-03", MAX - 60..=MAX),
        test_file("random-01", sample(100, 1, |rng| rng.usize(1..=TABLE))),
        test_file("random-02", sample(200, 2, |rng| rng.usize(1..=MAX))),
        test_file("random-03", sample(100, 3, |rng| 6 * rng.usize(1..=MAX / 6))),
    ]
}

fn test_file(name: &str, heaps: impl IntoIterator<Item = usize>) -> TestFile {
    let wins = table();
    let case = |n: usize| {
        let is_won = n % 2 == 1 || !n.is_multiple_of(3);
        assert!(n > TABLE || is_won == wins[n], "{n}");
        Case::new(n, if is_won { "October wins!" } else { "Roy wins!" })
    };
    TestFile::new(name, heaps.into_iter().map(case))
}

/// For each small heap whether it is won, by the rules: a take has at most one prime divisor.
fn table() -> Vec<bool> {
    let prime_divisors = |n: usize| {
        let is_prime = |p: usize| (2..p).all(|divisor| !p.is_multiple_of(divisor));
        (2..=n).filter(|&p| n.is_multiple_of(p) && is_prime(p)).count()
    };
    let takes: Vec<usize> = (1..=TABLE).filter(|&take| prime_divisors(take) <= 1).collect();
    let mut wins: Vec<bool> = Vec::new();
    for n in 0..=TABLE {
        wins.push(takes.iter().any(|&take| take <= n && !wins[n - take]));
    }
    wins
}
