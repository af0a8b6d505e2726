//! Largest inputs of Number Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, max, rng) = (100, 1_000_000, &mut Rng::with_seed(1));
    let mut range = |most| {
        let mut ends = random(rng, 2, 1..=most);
        ends.sort_unstable();
        ends
    };
    let wide = (0..t).map(|_| [range(max), range(max)].concat()).collect();
    // A and B are equal, or differ as much as the ratio 1.618 allows.
    let near = |i| if i % 2 == 0 { (max - i, max - i) } else { (617_953 + i, max - 99 + i) };
    let pairs = (0..t).map(near).map(|(a, b)| vec![a, a, b, b]).collect();
    let files = [
        ("all pairs, 100 times", vec![vec![1, max, 1, max]; 100]),
        ("random, wide", wide),
        ("each A, and the largest B", vec![vec![1, max, max, max]; 100]),
        ("pairs at the border", pairs),
    ];
    largest(files.map(|(shape, cases)| (shape, cases.iter().map(spaced).collect())))
}
