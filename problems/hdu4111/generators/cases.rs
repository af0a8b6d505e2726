//! Largest inputs of Alice and Bob.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, t) = (&mut Rng::with_seed(1), 4000);
    // The heaps are few moves if they are two, and none if they are ones.
    let few = |i| {
        let two = [i / 49 % 9 + 1, i / 441 % 9 + 1];
        counted(&[&vec![1; i % 49][..], &two].concat())
    };
    let mut mixed = || {
        let ones = rng.usize(0..50);
        counted(&[all_equal(ones, 1), random(rng, 50 - ones, 1..=1000)].concat())
    };
    largest([
        ("most stones", vec![counted(&all_equal(50, 1000)); t]),
        ("ones and two small heaps", (0..t).map(few).collect()),
        ("random, with many ones", (0..t).map(|_| mixed()).collect()),
    ])
}
