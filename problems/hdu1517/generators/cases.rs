//! Test files of A Multiplication Game.

use crate::rules::Search;
use crate::{sample, Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let bounds = [9, 18, 162, 324, 2916, 5832, 52_488, 104_976, 944_784, 1_889_568, 17_006_112];
    let bounds = bounds.into_iter().chain([34_012_224, 306_110_016, 612_220_032]);
    vec![
        // All small numbers.
        test_file("edge-01", 2..=200),
        // Both sides of every bound, and the largest numbers, which an i32 does not hold.
        test_file(
            "edge-02",
            bounds.flat_map(|bound| bound - 1..=bound + 2).chain([1 << 31, 4_294_967_294]),
        ),
        test_file("random-01", sample(50, 1, |rng| rng.usize(2..4_294_967_295))),
    ]
}

/// The answers come from a search: the products of 2 to 9 below 2^32 are few.
fn test_file(name: &str, numbers: impl IntoIterator<Item = usize>) -> TestFile {
    let cases = numbers.into_iter().map(|n| {
        let reach =
            |&p: &usize| if p < n { (2..=9).map(|factor| p * factor).collect() } else { vec![] };
        let wins = Search::normal(reach).wins(&1);
        assert_eq!(wins, rounds(n) % 2 == 1, "{n}");
        Case::new(n, if wins { "Stan wins." } else { "Ollie wins." })
    });
    TestFile::new(name, cases)
}

/// From n back to 1: the least number from which 9 reaches n, the least one from which 2 comes there, and so on.
fn rounds(n: usize) -> usize {
    let mut least = n;
    let mut rounds = 0;
    while least > 1 {
        least = least.div_ceil(if rounds % 2 == 0 { 9 } else { 2 });
        rounds += 1;
    }
    rounds
}
