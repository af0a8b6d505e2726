//! Test files of Everyone Praises Jiangnan.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::iproduct;

/// The largest n and m.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // All small cases; heaps that are larger than all stones together.
        test_file("edge-01", iproduct!(1..=10, 1..=10)),
        test_file("edge-02", iproduct!(11..=13, 1..=14)),
        // The ends of the range, and limits next to a half, a third and the whole of the stones.
        test_file(
            "edge-03",
            [(1, 1), (1, MAX), (MAX, 1), (MAX, 2), (MAX, MAX), (MAX - 1, MAX), (MAX, MAX - 1)],
        ),
        test_file(
            "edge-04",
            iproduct!([MAX, MAX - 1, MAX - 2], [2, 3], [0, 1, 2])
                .map(|(n, parts, more)| (n, n / parts + more)),
        ),
        // Any numbers; a small limit; a limit that divides the stones, or nearly.
        test_file("random-01", sample(30, 1, |rng| (rng.usize(1..=MAX), rng.usize(1..=MAX)))),
        test_file("random-02", sample(30, 2, |rng| (rng.usize(1..=MAX), rng.usize(2..=50)))),
        test_file(
            "random-03",
            sample(30, 3, |rng| {
                let m = rng.usize(2..=30_000);
                (m * rng.usize(1..=30_000) + rng.usize(0..=2), m)
            }),
        ),
    ]
}

fn test_file(name: &str, numbers: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
    let cases = numbers.into_iter().map(|(n, m)| {
        assert!((1..=MAX).contains(&n) && (1..=MAX).contains(&m));
        // Heap after heap is filled: each full one takes m - 1 moves, and the rest one less than it has stones.
        let moves = (n / m) * (m - 1) + (n % m).saturating_sub(1);
        let wins = moves % 2 == 1;
        if n <= 13 {
            let mut search = Search::normal(|heaps: &Vec<usize>| joined(heaps, m));
            assert_eq!(wins, search.wins(&vec![1; n]), "{n} {m}");
        }
        Case::new(format!("{n} {m}"), if wins { "0" } else { "1" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// The positions after each move, the heaps in ascending order.
fn joined(heaps: &[usize], m: usize) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for (i, j) in iproduct!(0..heaps.len(), 0..heaps.len()) {
        if i < j && heaps[i] + heaps[j] <= m {
            let mut next = heaps.to_vec();
            next[i] += next.remove(j);
            next.sort_unstable();
            moves.push(next);
        }
    }
    moves
}
