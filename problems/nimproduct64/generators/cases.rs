//! Test files of Nim Product: near zero, at powers of two, and over the whole range.

use crate::rules::{mex, nim_product_by_digits, nim_product_by_halves};
use crate::{sample, Case, TestFile};
use itertools::Itertools;
use std::collections::BTreeMap;

/// Products of numbers below this are also found by the definition.
const SMALL: u64 = 24;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let by_definition = by_definition();
    let test_file = |name: &str, pairs: Vec<(u64, u64)>| {
        let cases = pairs.into_iter().map(|(x, y)| {
            let value = nim_product_by_digits(x, y);
            assert_eq!(value, nim_product_by_halves(x, y, 64), "{x} {y}");
            let known = by_definition.get(&(x, y));
            assert!(known.is_none_or(|&known| known as u64 == value), "{x} {y}");
            Case::new(format!("{x} {y}"), value)
        });
        TestFile::new(name, cases.collect::<Vec<_>>())
    };
    let fermat_powers = (0..6).map(|k| 1u64 << (1 << k));
    let around = fermat_powers.flat_map(|power| [power - 1, power, power + power / 2]);
    let around = around.chain([0, 1, u64::MAX]).collect_vec();
    vec![
        // Nothing but zeros.
        test_file("edge-01", vec![(0, 0), (0, u64::MAX), (u64::MAX, 0)]),
        // All small products.
        test_file("edge-02", (0..18).cartesian_product(0..18).collect()),
        // At the numbers 2^(2^k), where numbers get twice as many digits, and at 2^64 - 1, the largest.
        test_file("edge-03", around.iter().copied().cartesian_product(around.clone()).collect()),
        // Powers of two.
        test_file("edge-04", sample(100, 1, |rng| (1 << rng.u32(..64), 1 << rng.u32(..64)))),
        test_file("random-01", sample(50, 2, |rng| (rng.u64(..), rng.u64(..)))),
        // Of different lengths.
        test_file(
            "random-02",
            sample(50, 3, |rng| (rng.u64(..) >> rng.u32(..64), rng.u64(..) >> rng.u32(..64))),
        ),
    ]
}

/// The mex of its definition.
fn by_definition() -> BTreeMap<(u64, u64), usize> {
    let mut table = BTreeMap::new();
    for (x, y) in (0..SMALL).cartesian_product(0..SMALL) {
        let smaller = (0..x).cartesian_product(0..y);
        let options = smaller.map(|(a, b)| table[&(a, y)] ^ table[&(x, b)] ^ table[&(a, b)]);
        table.insert((x, y), mex(&options.collect_vec()));
    }
    table
}
