//! Test files of Game of Taking Stones.

use crate::prelude::*;
use num_bigint::BigUint;

type Heaps = [BigUint; 2];

pub fn cases() -> Vec<TestFile> {
    let small = |heaps: [u32; 2]| heaps.map(BigUint::from);
    let most = BigUint::from(10_u32).pow(100);
    let with_most = |smaller: BigUint| [smaller, most.clone()];
    // Lost pairs of up to about so many digits.
    let lost = |digits: usize, step: usize| pair(|i| i % step == 0 && i <= digits * 479 / 100);
    let edge = [
        // All small positions, in both orders.
        iproduct!(0..=12, 0..=12).map(|(a, b)| small([a, b])).collect(),
        // Lost pairs whose differences do not fit in a double, or are not known to ten digits, and their neighbours.
        (2..=9).flat_map(|step| around(lost(18, step))).collect(),
        // The largest heaps, alone, equal or nearly so; and the largest lost pairs.
        [BigUint::ZERO, most.clone(), 1_u32.into(), BigUint::from(10_u32).pow(99)]
            .map(with_most)
            .into_iter()
            .chain(around(pair(|i| i % 2 == 0)))
            .chain(around(pair(|i| i == 476)))
            .chain(around(pair(|i| i % 18 == 8)))
            .collect(),
        // The larger heap is made of the next Fibonacci numbers, but the smallest of the others has an odd index.
        [1, 3, 5, 7, 9, 99, 101, 471]
            .into_iter()
            .flat_map(|lowest| {
                let [a, b] = pair(|i| i == lowest || i == lowest + 5);
                [[b.clone(), a.clone()], [a, b]]
            })
            .collect(),
        // Lost pairs of each number of digits, and their neighbours.
        (1..=99).flat_map(|digits| around(lost(digits, 2 + digits % 3))).collect(),
        // No stones.
        vec![small([0, 0])],
    ];
    let texts = |positions: Vec<Heaps>| positions.iter().map(spaced).collect_vec();
    let mut files = edges(edge.map(texts));
    let near = (0..=760_u32).map(|less| with_most(&most - less));
    let lost = (0..=238).map(|part| pair(|i| i % 2 == 0 && i / 2 >= part));
    files.extend(largest([("near 10^100, or lost", texts(near.chain(lost).collect()))]));
    files
}

/// The sum of the Fibonacci numbers 1, 2, 3, 5, ... with these indices, up to 477, and that of those that follow them: a
/// lost pair if no two of the indices are neighbours, and the smallest is even.
fn pair(is_part: impl Fn(usize) -> bool) -> Heaps {
    let (mut number, mut next) = (BigUint::from(1_u32), BigUint::from(2_u32));
    let mut pair = [BigUint::ZERO, BigUint::ZERO];
    for index in 0..478 {
        if is_part(index) {
            pair[0] += &number;
            pair[1] += &next;
        }
        (number, next) = (next.clone(), number + next);
    }
    pair
}

/// A lost pair, and positions with one stone more or less in a heap or in both.
fn around([a, b]: Heaps) -> [Heaps; 4] {
    let one = BigUint::from(1_u32);
    [[a.clone(), b.clone()], [b.clone(), &a - &one], [a.clone(), &b + &one], [b + &one, a + &one]]
}
