//! Test files of the black and white pieces. An input is a single case, so there are many small ones. The generator counts
//! from the largest binary digit down, and the places beside the gaps by binomial coefficients.

use crate::prelude::*;

const P: u64 = 1_000_000_007;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input; no free cell; a single one; two pieces.
        [2, 2, 1],
        [8, 8, 3],
        [9, 8, 1],
        [7, 2, 1],
        [9, 2, 2],
        // Nim on two gaps and on three; as many gaps as may be shortened at once.
        [9, 4, 1],
        [9, 6, 1],
        [9, 4, 2],
        [9, 6, 3],
        // Three gaps, of which two may be shortened: lost if all are equal; then d of no effect.
        [9, 6, 2],
        [60, 6, 2],
        [40, 8, 4],
        [40, 8, 8],
        // Four gaps and more with d = 2: 0 or 3 of them have a one.
        [24, 8, 2],
        [50, 14, 2],
        // Fewer placements than lost ones, after both were divided by the prime.
        [5000, 50, 1],
        [9999, 98, 1],
        // Two pieces on the longest row: a gap of up to 14 digits.
        [10_000, 2, 1],
        // Equal gaps of 4096 cells and more.
        [10_000, 4, 1],
        [10_000, 6, 2],
        [8197, 4, 1],
    ];
    let mut files = numbered([("edge", edge)], |name, [n, k, d]| {
        TestFile::new(name, [Case::new(spaced([n, k, d]), won(n, k, d))])
    });
    files.extend(largest([
        ("d = 1", vec!["10000 100 1"]),
        ("d = 2", vec!["10000 100 2"]),
        ("nearly all gaps", vec!["10000 100 49"]),
        ("d of no effect", vec!["10000 100 100"]),
        ("an odd number of pairs, d = 3", vec!["10000 98 3"]),
        ("an odd number of cells, d = 7", vec!["9999 100 7"]),
    ]));
    files
}

/// The binomial coefficients C(top, j) modulo P, up to j = last, one row for each top from 0 on.
fn pascal(last: usize) -> impl Iterator<Item = Vec<u64>> {
    let mut first = vec![0; last + 1];
    first[0] = 1;
    std::iter::successors(Some(first), move |row: &Vec<u64>| {
        let mut next = row.clone();
        for j in 1..=last {
            next[j] = (row[j - 1] + row[j]) % P;
        }
        Some(next)
    })
}

/// The number of placements that A wins, modulo P.
fn won(n: usize, k: usize, d: usize) -> u64 {
    let (m, free) = (k / 2, n - k);
    let row = pascal(m).nth(m).expect("there are all rows");
    let mut ways = vec![0; free + 1];
    ways[0] = 1;
    for digit in (0..14).rev() {
        let mut longer = vec![0; free + 1];
        for (s, count) in ways.iter().enumerate().filter(|(_, &count)| count != 0) {
            for ones in (0..=m).step_by(d + 1) {
                let sum = s + (ones << digit);
                if sum <= free {
                    longer[sum] = (longer[sum] + count * row[ones]) % P;
                }
            }
        }
        ways = longer;
    }
    let mut lost = 0;
    for (top, row) in pascal(m).enumerate().take(n - m + 1).skip(m) {
        lost = (lost + ways[n - m - top] * row[m]) % P; // C(n - m - s, m)
    }
    let all = pascal(k).nth(n).expect("there are all rows")[k];
    (all + P - lost) % P
}
