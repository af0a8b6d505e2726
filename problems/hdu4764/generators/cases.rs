//! Test files of Stone.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::iproduct;

const MAX: usize = 100_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // All small games: N = 1 is lost, and with N up to k + 1 one writes N - 1 at once.
        test_file("edge-01", iproduct!(1..=24, 1..=8)),
        // The ends of the ranges, and around multiples of k + 1.
        test_file("edge-02", [(1, 100), (100, 100), (101, 100), (102, 100), (103, 100)]),
        test_file("edge-03", iproduct!([MAX - 2, MAX - 1, MAX], [1, 2, 3, 10, 98, 99, 100])),
        test_file("random-01", sample(100, 1, |rng| (rng.usize(1..=MAX), rng.usize(1..=100)))),
        test_file(
            "random-02",
            sample(100, 2, |rng| {
                let k = rng.usize(1..=100);
                (rng.usize(1..MAX / (k + 1)) * (k + 1) + rng.usize(..=1), k)
            }),
        ),
    ]
}

fn test_file(name: &str, games: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
    let cases = games.into_iter().map(|(n, k)| {
        assert!((1..=MAX).contains(&n) && (1..=100).contains(&k), "{n} {k}");
        // The numbers after which the next player loses are n - 1, and each k + 1 below one of them.
        let wins = (n - 1) / (k + 1) * (k + 1) < n - 1;
        if n <= 300 {
            let next = |&last: &usize| (last + 1..=last + k).filter(|&number| number < n).collect();
            assert_eq!(wins, Search::normal(next).wins(&0), "{n} {k}");
        }
        Case::new(format!("{n} {k}"), if wins { "Tang" } else { "Jiang" })
    });
    TestFile::new(name, cases)
}
