//! Test files of Not a Nim Problem.

use crate::rules::{mex, nim_wins, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The bound on the piles.
const MAX: usize = 10_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let large = |rng: &mut fastrand::Rng| {
        let length = rng.usize(1..=12);
        let mut piles = random_list(rng, length, MAX - 100_000..=MAX);
        // Balanced by halves of the time, so that answers of both kinds occur.
        if rng.bool() {
            piles.extend(piles.clone().iter().map(|&pile| factor(pile).unwrap_or(pile)));
        }
        piles
    };
    vec![
        // Each pile by itself, and all pairs: 1 is worth what no other pile is.
        test_file("edge-01", all_lists(1, 1..=40)),
        test_file("edge-02", all_lists(2, 1..=15)),
        // The largest prime, the one before it, and the largest square of a prime with its root.
        test_file(
            "edge-03",
            [
                vec![9_999_991],
                vec![9_999_991, 9_999_973],
                vec![9_999_991, 9_999_991],
                vec![3_137 * 3_137, 3_137],
                vec![3_137 * 3_137, 3_163],
                vec![MAX],
                vec![MAX - 1, 3],
                vec![1],
            ],
        ),
        // Values 1, 2 and 3 cancel, and so do 4, 5 and 1; sums of the primes or of the sizes mislead.
        test_file("edge-04", [vec![1, 9, 25], vec![7, 11, 1], vec![7, 121, 2, 1], vec![3, 5, 6]]),
        test_file(
            "random-01",
            sample(50, 1, |rng| {
                let length = rng.usize(1..=6);
                random_list(rng, length, 1..=60)
            }),
        ),
        test_file("random-02", sample(40, 2, large)),
    ]
}

/// The least prime factor of an odd number from 3 on, by trial division.
fn factor(n: usize) -> Option<usize> {
    (2..n).take_while(|d| d * d <= n).find(|d| n.is_multiple_of(*d))
}

/// The primes up to `max`, in ascending order.
fn primes(max: usize) -> Vec<usize> {
    let mut is_composite = vec![false; max + 1];
    for divisor in (2..).take_while(|divisor| divisor * divisor <= max) {
        (divisor * divisor..=max)
            .step_by(divisor)
            .for_each(|multiple| is_composite[multiple] = true);
    }
    (2..=max).filter(|&n| !is_composite[n]).collect()
}

/// The Grundy values by the rules, from 0 to `max`.
fn table(max: usize) -> Vec<usize> {
    let is_coprime =
        |x: usize, y: usize| (2..=y).all(|d| !x.is_multiple_of(d) || !y.is_multiple_of(d));
    let mut table: Vec<usize> = Vec::new();
    for x in 0..=max {
        table.push(mex(&(1..=x).filter(|&y| is_coprime(x, y)).map(|y| table[x - y]).collect_vec()));
    }
    table
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let (primes, table) = (primes(MAX), table(100));
    let value = |pile: usize| {
        let least = factor(pile).unwrap_or(pile);
        let by_factor = match least {
            1 => 1,
            2 => 0,
            _ => primes.partition_point(|&prime| prime <= least),
        };
        assert!(pile > 100 || table[pile] == by_factor, "{pile}");
        by_factor
    };
    let is_coprime =
        |x: usize, y: usize| (2..=y).all(|d| !x.is_multiple_of(d) || !y.is_multiple_of(d));
    let mut search = Search::normal(|&(a, b): &(usize, usize)| {
        let takes = |x: usize| (1..=x).filter(move |&y| is_coprime(x, y));
        takes(a).map(|y| (a - y, b)).chain(takes(b).map(|y| (a, b - y))).collect()
    });
    let mut case = |piles: Vec<usize>| {
        assert!(piles.iter().all(|pile| (1..=MAX).contains(pile)), "{name}");
        let wins = nim_wins(&piles.iter().map(|&pile| value(pile)).collect_vec());
        if let [a, b @ ..] = &piles[..] {
            let pair = (*a, b.first().copied().unwrap_or(0));
            assert!(piles.len() > 2 || a + pair.1 > 40 || search.wins(&pair) == wins, "{piles:?}");
        }
        let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
        Case::new(input, if wins { "Alice" } else { "Bob" })
    };
    TestFile::new(name, positions.into_iter().map(&mut case).collect_vec())
}
