//! Largest inputs of Pebbles.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let stairs: Vec<u64> = (0..140).chain([270]).collect();
    let rows = [
        vec![10_000],
        vec![0, 10_000],
        vec![5000, 5000],
        all_equal(1000, 10),
        all_equal(999, 10),
        [all_equal(500, 0), all_equal(500, 20)].concat(),
        [all_equal(999, 1), vec![9001]].concat(),
        [all_equal(501, 1), all_equal(499, 19)].concat(),
        stairs[..140].to_vec(),
        stairs,
    ];
    let cases = rows.iter().map(|row| counted(row)).collect::<Vec<_>>();
    largest([("most pebbles, in few heaps and in many", cases)])
}
