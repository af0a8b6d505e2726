//! Test files of 1-2-K Game.

use crate::{all_lists, sample, Case, TestFile};

const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    // Around the first multiples of k + 1, and of 3.
    let around = |k: usize| {
        let near = move |middle: usize| (middle - 2..=middle + 2).map(move |n| [n, k]);
        (1..4).flat_map(move |i| near(i * (k + 1)))
    };
    vec![
        // A chip that cannot move, and long strips.
        test_file("edge-01", [[0, 3], [0, MAX], [MAX, 3], [MAX, 4]]),
        // Large k: 999999999 is a multiple of 3, and 10^9 is not.
        test_file("edge-02", [[MAX, MAX], [MAX - 1, MAX], [MAX, MAX - 1], [MAX - 1, MAX - 1]]),
        // All small positions.
        test_file("edge-03", all_lists(2, 0..=9).into_iter().map(|list| [list[0], list[1] + 3])),
        // Where a period ends.
        test_file("edge-04", [6, 7, 9, 30, 300, 333_333].into_iter().flat_map(around)),
        // Half of the k are multiples of 3.
        test_file(
            "random-01",
            sample(100, 1, |rng| {
                let most = [20, 1000, MAX][rng.usize(..3)];
                let k = rng.usize(3..=most);
                [rng.usize(0..=MAX.min(100 * most)), if rng.bool() { k } else { k / 3 * 3 }]
            }),
        ),
    ]
}

/// Whether the first player wins. With q = n / (k + 1), rounded down, and a multiple of 3 for k, n - q and the
/// remainder of n leave the same modulo 3.
fn by_quotient(n: usize, k: usize) -> bool {
    match k % 3 {
        0 => !(n - n / (k + 1)).is_multiple_of(3) || (n + 1).is_multiple_of(k + 1),
        _ => !n.is_multiple_of(3),
    }
}

/// Whether the first player wins, by the rules.
fn by_table(n: usize, k: usize) -> bool {
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=n {
        wins.push([1, 2, k].iter().any(|&take| take <= heap && !wins[heap - take]));
    }
    wins[n]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = [usize; 2]>) -> TestFile {
    let cases = positions.into_iter().map(|[n, k]| {
        assert!(n <= MAX && (3..=MAX).contains(&k), "{n} {k}");
        let wins = by_quotient(n, k);
        assert!(n > 100_000 || by_table(n, k) == wins, "{n} {k}");
        Case::new(format!("{n} {k}"), if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(100)
}
