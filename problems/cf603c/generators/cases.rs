//! Test files of Lieges of Legendre. An input is a single case.

use crate::rules::{mex, nim_sum};
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The bound on the piles and on k.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let small = (1..=20).collect_vec();
    let halving = [1, 3, 5, 7].iter().flat_map(|odd| (0..28).map(move |i| odd << i)).collect_vec();
    let random = |seed| sample(60, seed, |rng| rng.usize(1..=MAX));
    [
        // The smallest input; then k = 1, where a split is a single pile of half the size.
        ("edge-01", 1, vec![1]),
        ("edge-02", 1, vec![2]),
        // Lost, and won though the number of piles is even; for both kinds of k.
        ("edge-03", 2, vec![1, 4]),
        ("edge-04", 2, vec![2, 4]),
        ("edge-05", 3, vec![4, 6]),
        ("edge-06", 3, vec![3, 4]),
        // All small piles, balanced.
        ("edge-07", 5, balanced(&small, 5)),
        ("edge-08", 4, balanced(&small, 4)),
        // The largest numbers, and piles that can be halved 27 times.
        ("edge-09", MAX, vec![MAX]),
        ("edge-10", MAX - 1, balanced(&halving, MAX - 1)),
        ("edge-11", MAX, balanced(&halving, MAX)),
        ("random-01", 7, balanced(&random(1), 7)),
        ("random-02", 8, balanced(&random(2), 8)),
    ]
    .into_iter()
    .map(|(name, k, piles)| test_file(name, k, &piles))
    .collect()
}

/// The piles, and behind each of them a small one of the same value: lost.
fn balanced(piles: &[usize], k: usize) -> Vec<usize> {
    let is_equal = |small, pile| value(small, k) == value(pile, k);
    let equal = |pile| (1..=6).find(|&small| is_equal(small, pile)).expect("a value up to 2");
    piles.iter().flat_map(|&pile| [pile, equal(pile)]).collect()
}

/// The Grundy value of a pile: by a table up to 200, and by the number of times that it can be halved.
fn value(pile: usize, k: usize) -> usize {
    let times = pile.trailing_zeros() as usize;
    let by_halving = match (k % 2, pile >> times) {
        (0, _) if pile <= 2 => pile,
        (0, _) => times.min(1),
        (_, 1) if times <= 1 => 1 - times,
        (_, 3) => 1 + times % 2,
        _ if times == 0 => 0,
        _ => 2 - times % 2,
    };
    let mut table: Vec<usize> = vec![0];
    for n in 1..=pile.min(200) {
        let split = nim_sum(&vec![table[n / 2]; k % 10]); // the parity of k is that of its last digit
        let options = [table[n - 1], split];
        table.push(mex(if n % 2 == 0 { &options } else { &options[..1] }));
    }
    assert!(pile > 200 || table[pile] == by_halving, "{pile} {k}");
    by_halving
}

fn test_file(name: &str, k: usize, piles: &[usize]) -> TestFile {
    let is_legal = |number: &usize| (1..=MAX).contains(number);
    assert!(is_legal(&k) && piles.iter().all(is_legal), "{name}");
    let wins = nim_sum(&piles.iter().map(|&pile| value(pile, k)).collect_vec()) != 0;
    let input = format!("{} {k}\n{}", piles.len(), piles.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Kevin" } else { "Nicky" })])
}
