//! Test files of Stone Game 3. An input is a single number.

use crate::{Case, TestFile};

const MAX: usize = 1_000_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    // A period of small numbers, the ends of the judges' ranges, and what 32 bits do not hold.
    let edges = [1, 2, 3, 4, 5, 7, 8, 9, 996, 997, 1000, (1 << 32) + 3, MAX - 1, MAX];
    let names = (1..).map(|i| format!("edge-{i:02}"));
    names.zip(edges).map(|(name, n)| test_file(&name, n)).collect()
}

fn test_file(name: &str, n: usize) -> TestFile {
    assert!((1..=MAX).contains(&n), "{n}");
    let wins = by_octal_digits(n);
    assert!(n > 100_000 || by_table(n) == wins, "{n}");
    TestFile::new(name, [Case::new(n, if wins { "SK" } else { "CY" })])
}

/// Whether the first player wins, by the rules.
fn by_table(n: usize) -> bool {
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=n {
        wins.push([1, 3, 4].iter().any(|&take| take <= heap && !wins[heap - take]));
    }
    wins[n]
}

/// Whether the first player wins. Modulo 7 a number is the sum of its digits in base 8.
fn by_octal_digits(n: usize) -> bool {
    if n < 8 {
        return ![0, 2, 7].contains(&n);
    }
    let digits = (0..usize::BITS).step_by(3).map(|shift| n >> shift & 7);
    by_octal_digits(digits.sum())
}
