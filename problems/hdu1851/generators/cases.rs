//! Test files of A Simple Game, which asks whether the second player wins.

use crate::prelude::*;

/// No judge gives a bound of the number of cases; this one is the pack's.
const MOST_CASES: usize = 2000;

/// The size of a pile and the largest take from it.
type Pile = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input.
        vec![vec![(1, 1)]],
        // All single piles.
        iproduct!(1..=20, 1..=20).map(|pile| vec![pile]).collect(),
        // All positions of two piles with numbers up to 5.
        iproduct!(1..=5, 1..=5)
            .flat_map(|first| iproduct!(1..=5, 1..=5).map(move |second| vec![first, second]))
            .collect(),
        // One to ten equal piles: P-positions if their number is even.
        (1..=10).flat_map(|n| [(1, 1), (5, 4), (20, 20), (20, 6)].map(|p| vec![p; n])).collect(),
    ];
    let texts = |positions: &Vec<Vec<Pile>>| positions.iter().map(|piles| text(piles)).collect();
    let mut files = edges(edge.iter().map(texts));
    let equal = |i: usize| text(&vec![(20 - i / 20 % 20, 20 - i % 20); 10 - i % 2]);
    files.extend(largest([("equal piles", (0..MOST_CASES).map(equal).collect())]));
    files
}

fn text(piles: &[Pile]) -> String {
    format!("{}\n{}", piles.len(), lines(piles.iter().map(|(m, l)| format!("{m} {l}"))))
}
