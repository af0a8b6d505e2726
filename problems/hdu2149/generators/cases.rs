//! Test files of Public Sale. Several bids win only where N is at least M; elsewhere one does, or
//! none.

use crate::prelude::*;

/// The largest reserve price and the largest raise.
const MAX: usize = 1099;

/// The most bids on a line. HUSTOJ's judge crashes where a wrong output differs from a line of more than some 4000
/// bytes, with each blank counted as three.
const LONGEST: usize = 650;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All prices and raises up to 40.
        iproduct!(1..=40, 1..=40).collect(),
        // The first bid can just reach the price, or just not.
        [2, 3, 10, 64, 100, 511, 512, 1000, 1098]
            .into_iter()
            .flat_map(|m| [(m, m - 1), (m, m), (m, m + 1)])
            .collect(),
        // The ends of the range.
        vec![(MAX, 1), (MAX - 1, 1), (MAX, MAX - 1), (MAX, MAX), (MAX - 1, MAX)],
        // The longest lists, from the least bid on and up to the largest one.
        [1..=13, MAX - LONGEST - 11..=MAX - LONGEST + 1]
            .into_iter()
            .flatten()
            .map(|m| (m, m + LONGEST - 1))
            .collect(),
    ];
    let text = |(m, n)| format!("{m} {n}");
    let mut files = edges(edge.into_iter().map(|sales| sales.into_iter().map(text).collect()));
    let all = (0..45_000).map(|i| text((MAX - i / 1098, 1 + i % 1098))).collect();
    files.extend(largest([("the largest prices, all raises", all)]));
    files
}
