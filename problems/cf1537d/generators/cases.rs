//! Test files of Deleting Divisors.

use crate::rules::Search;
use crate::{sample, Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let powers = (1..30).map(|exponent| 1 << exponent);
    vec![
        // All small numbers, 1 and 2 first.
        test_file("edge-01", 1..=150),
        // All powers of two in the range, and their neighbours.
        test_file("edge-02", powers.flat_map(|power: usize| [power - 1, power, power + 1])),
        // The largest numbers, primes, and powers of two times a large odd number.
        test_file("edge-03", (999_999_900..=1_000_000_000).chain([3 << 28, 5 << 27])),
        test_file("random-01", sample(100, 1, |rng| rng.usize(1..=1_000_000_000))),
    ]
}

fn test_file(name: &str, numbers: impl IntoIterator<Item = usize>) -> TestFile {
    let mut search = Search::normal(|&n: &usize| {
        (2..n).filter(|divisor| n % divisor == 0).map(|divisor| n - divisor).collect()
    });
    let cases = numbers.into_iter().map(|n| {
        let wins = wins(n);
        assert!(n > 300 || search.wins(&n) == wins, "{n}");
        Case::new(n, if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases)
}

/// Whether Alice wins, by her strategy: subtract the largest odd divisor if that is a move, or else halve.
fn wins(n: usize) -> bool {
    let mut odd = n;
    while odd.is_multiple_of(2) {
        odd /= 2;
    }
    match (odd, n) {
        (1, 1 | 2) => false,
        (1, _) => !wins(n / 2),
        _ => odd < n,
    }
}
