//! The page `splits`.

use crate::mex::mex;
use checks::blocks::{cells, listed, named, Document};
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("splits");

/// Whether a move may take this many stones and leave this many heaps.
type Rule<'a> = &'a dyn Fn(usize, usize) -> bool;

/// The values of the heaps 0 to `largest`, if a move leaves up to `most` heaps of any sizes.
fn with_heaps(largest: usize, most: usize, is_move: Rule) -> Vec<usize> {
    let mut values = Vec::new();
    // For each number of heaps and of stones, the Nim sums that there are.
    let mut sums = vec![vec![BTreeSet::new(); largest + 1]; most + 1];
    sums[0][0].insert(0);
    for n in 0..=largest {
        for heaps in 2..=most {
            let of_first = |first| {
                let rest: &BTreeSet<usize> = &sums[heaps - 1][n - first];
                let value: usize = values[first];
                rest.iter().map(move |sum| sum ^ value)
            };
            sums[heaps][n] = (1..n).flat_map(of_first).collect();
        }
        let moves = (0..=n).flat_map(|take| (0..=most).map(move |heaps| (take, heaps)));
        let moves = moves.filter(|&(take, heaps)| (take > 0 || heaps > 1) && is_move(take, heaps));
        let options: Vec<usize> =
            moves.flat_map(|(take, heaps)| &sums[heaps][n - take]).copied().collect();
        values.push(mex(&options));
        sums[1][n].extend((n > 0).then_some(values[n]));
    }
    values
}

/// Splits without a take.
fn splits(take: usize, _: usize) -> bool {
    take == 0
}

/// Those, and any take without a split.
fn takes_or_splits(take: usize, heaps: usize) -> bool {
    take == 0 || heaps < 2
}

#[test]
fn many_heaps() {
    let largest = 16;
    let mut rows = vec![[cells(["rule", "k"]), cells(0..=largest)].concat()];
    for (name, rule) in [("splits", &splits as Rule), ("takes or splits", &takes_or_splits)] {
        for most in 2..6 {
            let values = cells(with_heaps(largest, most, rule));
            rows.push([vec![name.to_string(), most.to_string()], values].concat());
        }
    }
    PAGE.table("many heaps", &rows);
}

/// The remainders in the proof: those of n, and of its value.
#[test]
fn remainders_of_laskers_nim() {
    let remainders: [isize; 4] = [-1, 1, 2, 4];
    let place = |sigma| remainders.iter().position(|&other| other == sigma).unwrap();
    let sigma = |[a, b]: [isize; 2]| remainders[place(-1) ^ place(a) ^ place(b)];
    let pairs = [[1, 1], [1, 2], [2, 2], [1, 4], [2, 4], [4, 4]];
    let rows = [
        named("two heaps", pairs.map(|[a, b]| format!("{a} {b}"))),
        named("sum of three", pairs.map(|[a, b]| a + b - 1)),
        named("sigma", pairs.map(sigma)),
        named("difference", pairs.map(|[a, b]| sigma([a, b]) - (a + b - 1))),
    ];
    PAGE.table("three heaps", &rows);
}

#[test]
fn five_heaps_or_more() {
    for most in 5..=8 {
        let values = with_heaps(100, most, &takes_or_splits);
        PAGE.says(&listed(&values[..7]));
        assert!((7..=95).all(|n| values[n + 5] == values[n] + 8));
    }
}
