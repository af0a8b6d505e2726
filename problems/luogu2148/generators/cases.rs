//! Test files of E&D: pairs of every value that a pair can have, pairs that other pairings or other bits
//! would give another value, and many P-positions.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 2_000_000_000;

/// The bound on the number of cases.
const MAX_CASES: usize = 20;

/// The bound on the heaps of a case.
const MAX_HEAPS: usize = 20_000;

/// The bound on the heaps of all cases together.
const MAX_TOTAL: usize = 100_000;

/// The largest value of a pair: 2^30 + 1 and 2^30 have it.
const MAX_VALUE: u64 = 31;

/// The heaps of a pair.
type Pair = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let mut rng = Rng::with_seed(0);
    // A pair of the value k beside (1, 2^k), and beside (1, 2^(k + 1)).
    let mut beside = |values: std::ops::Range<u64>| -> Vec<Vec<Pair>> {
        let pairs = |k: u64| {
            let pair = pair_of_value(&mut rng, k);
            [k, k + 1].map(|exponent| vec![pair, (1 << exponent, 1)])
        };
        values.flat_map(pairs).collect()
    };
    let edge = vec![
        // The smallest input.
        vec![vec![(1, 1)]],
        // Single pairs: all of heaps up to 4, and the largest heaps.
        iproduct!(1..=4, 1..=4)
            .chain([0, 1].map(|less| (MAX_HEAP - less, MAX_HEAP - less)))
            .chain([(MAX_HEAP - 1, MAX_HEAP), (1, MAX_HEAP - 1)])
            .map(|pair| vec![pair])
            .collect(),
        beside(0..10),
        beside(10..20),
        beside(20..30),
        // The same heaps in other pairs, and in another order.
        [[1, 2, 3, 4], [1, 2, 4, 7], [2, 3, 6, 8], [4, 5, 6, 7], [1, 4, 8, 16], [3, 6, 12, 24]]
            .iter()
            .flat_map(|&[a, b, c, d]| {
                [[(a, b), (c, d)], [(c, a), (b, d)], [(d, a), (c, b)]].map(Vec::from)
            })
            .chain([vec![(2, 1), (1, 2)], vec![(1, 1), (2, 2)]])
            .collect(),
        // Pairs of the same value in different heaps, and pairs of values that differ in one place.
        sample(MAX_CASES, 5, |rng| {
            let value = rng.u64(0..=MAX_VALUE);
            let other = value ^ 1 << rng.usize(0..=5);
            let other = if rng.bool() { value } else { other };
            [value, other].map(|value| pair_of_value(rng, value)).to_vec()
        }),
    ];
    // All values equally often, half of the positions P-positions; and as many cases as allowed.
    let of_any_value = |length: usize| {
        sample(MAX_CASES, 6, |rng| {
            let values = random(rng, length, 0..=MAX_VALUE);
            let values = or_changed(rng, values, with_nim_sum_0);
            values.into_iter().map(|value| pair_of_value(rng, value)).collect()
        })
    };
    let edge = [edge, vec![of_any_value(10)]].concat();
    let max = of_any_value(MAX_TOTAL / MAX_CASES / 2);
    let mut files = numbered([("edge", edge), ("max", vec![max])], test_file);
    files.extend(largest_cases());
    files
}

fn largest_cases() -> Vec<TestFile> {
    let most = MAX_HEAP as u64;
    let heaps = [
        all_equal(MAX_HEAPS, most),
        all_equal(MAX_HEAPS, 1),
        cycled(&around_powers_of_two(most), MAX_HEAPS),
        cycled(&fibonacci(most), MAX_HEAPS),
        cycled(&[1 << 30, 1 + (1 << 30)], MAX_HEAPS),
    ];
    largest([("all equal, and large powers of two", heaps.map(|heaps| counted(&heaps)).into())])
}

/// A random pair of this value.
fn pair_of_value(rng: &mut Rng, value: u64) -> Pair {
    loop {
        let (mut x, mut y) = (rng.usize(0..MAX_HEAP), rng.usize(0..MAX_HEAP));
        let place = 1 << value;
        x &= !place;
        y &= !place;
        // Below the place, each place where both have a 0 gets a 1 in either of them.
        let missing = !(x | y) & (place - 1);
        let to_x = rng.usize(0..place) & missing;
        x |= to_x;
        y |= missing ^ to_x;
        if x.max(y) < MAX_HEAP {
            return (x + 1, y + 1);
        }
    }
}

fn test_file(name: &str, positions: Vec<Vec<Pair>>) -> TestFile {
    let cases = positions.into_iter().map(|pairs| {
        let heaps = pairs.iter().flat_map(|&(m, n)| [m, n]).collect_vec();
        let values = pairs.into_iter().map(value).collect_vec();
        Case::new(counted(&heaps), if nim_wins(&values) { "YES" } else { "NO" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// The Grundy value of a pair, by halving the heaps until both are odd; the program looks at the digits.
fn value((m, n): Pair) -> usize {
    match (m % 2, n % 2) {
        (1, 1) => 0,
        _ => 1 + value((m.div_ceil(2), n.div_ceil(2))),
    }
}
