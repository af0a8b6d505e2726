//! Test files of Crosses and Crosses.

use crate::rules::{mex, Search};
use crate::{Case, TestFile};

/// Strips up to this length are settled by the rules alone.
const SMALL: usize = 16;

/// The lost strips, all of them.
const LOST: [usize; 25] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046,
];

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let values = values(2000 + 2);
    let lost: Vec<usize> = (3..=2000).filter(|n| values[n + 2] == 0).collect();
    assert_eq!(lost, LOST);
    // Short strips; lost ones, of which 30 and 32 are near each other; the last lost one, far from all others,
    // with its neighbour; the longest.
    let strips = [4, 5, 7, 11, 12, 16, 22, 30, 32, 132, 356, 1045, 1046, 1999, 2000];
    (1..)
        .zip(strips)
        .map(|(i, n)| {
            let wins = values[n + 2] != 0;
            if n <= SMALL {
                assert_eq!(Search::normal(|&crosses| moves(crosses, n)).wins(&0), wins, "{n}");
            }
            let case = Case::new(n, if wins { 1 } else { 2 });
            TestFile::new(&format!("edge-{i:02}"), [case])
        })
        .collect()
}

/// By the rules: a cross in any free cell; no move with three in a row, where the other player has won. The
/// binary digits of a number are the cells, 1 for a cross.
fn moves(crosses: usize, n: usize) -> Vec<usize> {
    if crosses & crosses >> 1 & crosses >> 2 != 0 {
        return vec![];
    }
    (0..n).map(|cell| crosses | 1 << cell).filter(|&after| after != crosses).collect()
}

/// The values of the octal game 0.007 up to `largest`: take exactly three stones, leave up to two heaps. A strip
/// of n cells is a heap of n + 2.
fn values(largest: usize) -> Vec<usize> {
    let mut values = vec![0; 3];
    for heap in 3..=largest {
        let options: Vec<usize> =
            (0..=heap - 3).map(|a| values[a] ^ values[heap - 3 - a]).collect();
        values.push(mex(&options));
    }
    values
}
