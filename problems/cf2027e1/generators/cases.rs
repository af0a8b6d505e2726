//! Largest inputs of Bit Game (Easy Version).

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (10_000, (1 << 30) - 1, &mut Rng::with_seed(1));
    let around = cycled(&around_powers_of_two(most), n);
    // A pile of 2^v - 1 with the same limit has the value v. The other one has the value 29, or 27.
    let pair = |v: u64| case(&[(1 << v) - 1, 1 << 28], &[(1 << v) - 1, most >> (v % 2)]);
    let random_case = |rng: &mut Rng, n, x| case(&random(rng, n, 1..=most), &random(rng, n, x));
    let files = [
        ("all at the bound", vec![case(&all_equal(n, most), &all_equal(n, most))]),
        ("limits around powers of two", vec![case(&around, &all_equal(n, most))]),
        (
            "1000 cases of ten large piles",
            (0..1000).map(|_| random_case(rng, 10, most / 2..=most)).collect(),
        ),
        ("a pair of piles, of close values", (20..=30).map(pair).collect()),
        ("random", vec![random_case(rng, n, 1..=most)]),
    ];
    largest(files)
}

fn case(limits: &[u64], piles: &[u64]) -> String {
    format!("{}\n{}", counted(limits), spaced(piles))
}
