//! Test files of Coin Game.

use crate::rules::{mex, replaced, Search};
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The largest circle.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let all = (3..=12).cartesian_product(1..=10).collect_vec();
    vec![
        // All circles of up to 12 coins: as many as K, one more, and fewer; single coins, odd and even.
        test_file("edge-01", all),
        // The largest circles, and those next to a multiple of K + 1: it is not Bachet's game.
        test_file(
            "edge-02",
            [(MAX, 1), (MAX - 1, 1), (MAX, 2), (MAX, 10), (MAX - 1, 3), (143, 10)],
        ),
        test_file("random-01", sample(50, 1, |rng| (rng.usize(3..=150), rng.usize(1..=10)))),
        test_file("random-02", sample(50, 2, |rng| (rng.usize(3..=MAX), rng.usize(1..=3)))),
    ]
}

fn test_file(name: &str, circles: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
    let cases = (1..).zip(circles).map(|(number, (n, k))| {
        assert!((3..=MAX).contains(&n) && (1..=10).contains(&k), "{n} {k}");
        // Coins one by one; all coins at once; or a row of equal halves for the opponent.
        let wins = if k == 1 { n % 2 == 1 } else { n.saturating_sub(k) == 0 };
        assert!(n > 150 || by_values(n, k) == wins, "{n} {k}");
        assert!(n > 12 || by_rules(n, k) == wins, "{n} {k}");
        let winner = if wins { "first" } else { "second" };
        Case::new(format!("{n} {k}"), format!("Case {number}: {winner}"))
    });
    TestFile::new(name, cases).at_most(100)
}

/// The first move leaves a row, and then the rows are searched.
fn by_rules(n: usize, k: usize) -> bool {
    let mut search = Search::normal(|rows: &Vec<usize>| {
        let splits = (0..rows.len()).flat_map(|i| splits(rows[i], k).map(move |parts| (i, parts)));
        splits.map(|(i, parts)| replaced(rows, i, &parts)).collect()
    });
    (1..=k.min(n)).any(|take| !search.wins(&replaced(&[n], 0, &[n - take])))
}

/// The same by a table of Grundy values.
fn by_values(n: usize, k: usize) -> bool {
    let mut values = vec![0];
    for row in 1..n {
        let options = splits(row, k).map(|[left, right]| values[left] ^ values[right]);
        values.push(mex(&options.collect_vec()));
    }
    (1..=k.min(n)).any(|take| values[n - take] == 0)
}

/// What a move can leave to the left and to the right in a row of coins.
fn splits(row: usize, k: usize) -> impl Iterator<Item = [usize; 2]> {
    let takes = 1..=k.min(row);
    takes.flat_map(move |take| (0..=row - take).map(move |left| [left, row - take - left]))
}
