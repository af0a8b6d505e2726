//! Test files of Who Will Win?

use crate::rules::Search;
use crate::{Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // A board of a single cell, and all small ones.
        test_file("edge-01", [1]),
        test_file("edge-02", 1..=20),
        // Around powers of two and ten, and the largest boards, in descending order.
        test_file("edge-03", [10_000, 9999, 9998, 8193, 8192, 8191, 1001, 1000, 999]),
    ]
}

fn test_file(name: &str, sides: impl IntoIterator<Item = usize>) -> TestFile {
    let cases = sides.into_iter().map(|n| {
        assert!((1..=10_000).contains(&n), "{n}");
        // A walk row by row, each in the other direction, pairs all cells, or all but the corner.
        let wins = n * n % 2 == 0;
        assert!(n > 4 || search(n) == wins, "{n}");
        Case::new(n, if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases)
}

/// Whether the first player wins, by the rules. A position is the cell of the stone, and the cells on which it has
/// been, as the bits of a number.
fn search(n: usize) -> bool {
    let mut search = Search::normal(|&(cell, visited): &(usize, u32)| {
        let is_beside =
            |next: usize| (cell / n).abs_diff(next / n) + (cell % n).abs_diff(next % n) == 1;
        let free = (0..n * n).filter(|&next| is_beside(next) && visited >> next & 1 == 0);
        free.map(|next| (next, visited | 1 << next)).collect()
    });
    search.wins(&(0, 1))
}
