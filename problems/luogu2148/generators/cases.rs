//! Test files of E&D: pairs of every value that a pair can have, pairs that other pairings or other bits
//! would give another value, and many P-positions.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: u64 = 2_000_000_000;

/// The bound on the heaps of a case.
const MAX_HEAPS: usize = 20_000;

/// The heaps of a pair.
type Pair = [u64; 2];

pub fn cases() -> Vec<TestFile> {
    // A pair of the value k beside (1, 2^k), and beside (1, 2^(k + 1)).
    let beside = |values: std::ops::Range<u64>| -> Vec<Vec<Pair>> {
        let pairs = |k| [k, k + 1].map(|exponent| vec![pair_of_value(k), [1 << exponent, 1]]);
        values.flat_map(pairs).collect()
    };
    let edge = [
        // The smallest input.
        vec![vec![[1, 1]]],
        // Single pairs: all of heaps up to 4, and the largest heaps.
        iproduct!(1..=4, 1..=4)
            .map(|(m, n)| vec![[m, n]])
            .chain([0, 1].map(|less| vec![[MAX_HEAP - less; 2]]))
            .chain([vec![[MAX_HEAP - 1, MAX_HEAP]], vec![[1, MAX_HEAP - 1]]])
            .collect(),
        beside(0..10),
        beside(10..20),
        beside(20..30),
        // The same heaps in other pairs, and in another order.
        [[1, 2, 3, 4], [1, 2, 4, 7], [2, 3, 6, 8], [4, 5, 6, 7], [1, 4, 8, 16], [3, 6, 12, 24]]
            .iter()
            .flat_map(|&[a, b, c, d]| {
                [[[a, b], [c, d]], [[c, a], [b, d]], [[d, a], [c, b]]].map(Vec::from)
            })
            .chain([vec![[2, 1], [1, 2]], vec![[1, 1], [2, 2]]])
            .collect(),
    ];
    let texts =
        |cases: Vec<Vec<Pair>>| cases.iter().map(|pairs| counted(&pairs.concat())).collect();
    let mut files = edges(edge.map(texts));
    let heaps = [
        all_equal(MAX_HEAPS, MAX_HEAP),
        all_equal(MAX_HEAPS, 1),
        cycled(&around_powers_of_two(MAX_HEAP), MAX_HEAPS),
        cycled(&fibonacci(MAX_HEAP), MAX_HEAPS),
        cycled(&[1 << 30, 1 + (1 << 30)], MAX_HEAPS),
    ];
    // As many cases as allowed, half of them lost, with all values up to 31: 2^30 and 2^30 + 1 have it.
    let any = sample(20, 6, |rng| {
        let values = random(rng, 2500, 0..=31);
        let values = if rng.bool() { with_nim_sum_0(values) } else { values };
        values.into_iter().map(pair_of_value).collect()
    });
    files.extend(largest([
        ("all equal, and large powers of two", heaps.map(|heaps| counted(&heaps)).into()),
        ("pairs of all values, half of the cases lost", texts(any)),
    ]));
    files
}

/// A pair of this value: less one, the heaps share the binary ones below the place, and a one above it, if there is room.
fn pair_of_value(value: u64) -> Pair {
    let below = (1 << value) - 1;
    let above = if value < 29 { 2 << value } else { 0 };
    [(below & 0x5555_5555 | above) + 1, (below & 0x2aaa_aaaa) + 1]
}
