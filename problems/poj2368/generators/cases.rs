//! Test files of Buttons. An input is a single case.

use crate::rules::Search;
use crate::{Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    [
        // 4, where half of it is too small; the first of those where it is not; powers of two.
        ("edge-01", 4),
        ("edge-02", 6),
        ("edge-03", 8),
        ("edge-04", 1 << 26),
        // An odd prime is the least divisor, or 4 is, or 2 would be.
        ("edge-05", 5),
        ("edge-06", 20),
        ("edge-07", 10),
        ("edge-08", 35),
        // The largest prime, twice a large one, four times one, and the square of one.
        ("edge-09", 99_999_989),
        ("edge-10", 2 * 49_999_991),
        ("edge-11", 4 * 24_999_983),
        ("edge-12", 9973 * 9973),
        // Half of it is the square of a prime.
        ("edge-13", 2 * 7069 * 7069),
        ("edge-14", 100_000_000),
        ("random-01", 99_866_509),
        ("random-02", 98_765_438),
    ]
    .into_iter()
    .map(|(name, buttons)| test_file(name, buttons))
    .collect()
}

/// A divisor from 3 on is a multiple of 4 or of an odd prime: the least one is 4 or the least odd prime.
fn test_file(name: &str, buttons: usize) -> TestFile {
    let odd = buttons >> buttons.trailing_zeros();
    let prime = (3..).step_by(2).take_while(|d| d * d <= odd).find(|d| odd.is_multiple_of(*d));
    let primes = [prime.unwrap_or(odd), 4];
    let divisor = primes
        .into_iter()
        .filter(|d| *d > 1 && buttons.is_multiple_of(*d))
        .min()
        .expect("one of them");
    if buttons < 200 {
        let wins = |most: usize| {
            Search::normal(|&heap: &usize| (1..=most.min(heap)).map(|take| heap - take).collect())
                .wins(&buttons)
        };
        assert_eq!((2..buttons).find(|&most| !wins(most)), Some(divisor - 1), "{buttons}");
    }
    TestFile::new(name, [Case::new(buttons, divisor - 1)])
}
