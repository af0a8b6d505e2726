//! Test files of A Simple Game, which asks whether the second player wins.

use crate::prelude::*;

/// No judge gives a bound of the number of cases; this one is the pack's.
const MOST_CASES: usize = 2000;

/// The size of a pile and the largest take from it.
type Pile = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
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
    let mut files = numbered([("edge", edge)], |name, positions: Vec<Vec<Pile>>| {
        let answer = |piles: &[Pile]| if first_wins(piles) { "No" } else { "Yes" };
        TestFile::new(name, positions.iter().map(|piles| Case::new(text(piles), answer(piles))))
    });
    let equal = |i: usize| text(&vec![(20 - i / 20 % 20, 20 - i % 20); 10 - i % 2]);
    let any = sample(MOST_CASES, 3, |rng| {
        let is_lost = rng.bool();
        loop {
            let piles: Vec<Pile> =
                (0..10).map(|_| (rng.usize(1..=20), rng.usize(1..=20))).collect();
            if !is_lost || !first_wins(&piles) {
                return text(&piles);
            }
        }
    });
    files.extend(largest([
        ("equal piles", (0..MOST_CASES).map(equal).collect()),
        ("ten piles, half of them lost", any),
    ]));
    files
}

fn text(piles: &[Pile]) -> String {
    format!("{}\n{}", piles.len(), lines(piles.iter().map(|(m, l)| format!("{m} {l}"))))
}

fn first_wins(piles: &[Pile]) -> bool {
    nim_wins(&piles.iter().map(|&pile| grundy(pile)).collect_vec())
}

/// The Grundy value of a pile, from the definition.
fn grundy((m, l): Pile) -> usize {
    let mut values = Vec::new();
    for stones in 0..=m {
        let options: Vec<usize> = (1..=l.min(stones)).map(|take| values[stones - take]).collect();
        values.push(mex(&options));
    }
    values[m]
}
