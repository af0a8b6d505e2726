//! Test files of Taking Stones.

use crate::rules::{fibonacci_numbers, zeckendorf};
use crate::{sample, Case, TestFile};

/// The bound on k and N.
const MAX: usize = 1_000_000_000_000_000_000;

/// Up to this number of stones the rules tell who wins.
const TABLE: usize = 120;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let small = (1..=14).flat_map(|k| (1..=16).map(move |n| (k, n)));
    // Takes next to a Fibonacci number, with heaps around others.
    let near = [1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 14, 20, 21, 22];
    let near = near.iter().flat_map(|&k| [33, 34, 35, 36, 90, 91].map(move |n| (k, n)));
    let fibonacci = fibonacci_numbers(MAX);
    let around: Vec<(usize, usize)> = fibonacci[40..]
        .iter()
        .step_by(5)
        .flat_map(|&f| [(f - 1, f + 1), (f, MAX), (1, f), (1, f + 2)])
        .collect();
    vec![
        test_file("edge-01", small),
        test_file("edge-02", near),
        // One stone; a k as large as N, or larger; the largest numbers.
        test_file(
            "edge-03",
            [
                (1, 1),
                (MAX, 1),
                (9, 9),
                (100, 99),
                (MAX, 2),
                (MAX, MAX),
                (MAX - 1, MAX),
                (1, MAX),
                (2, MAX),
                (MAX, MAX - 1),
            ],
        ),
        test_file("edge-04", around),
        test_file("random-01", sample(80, 1, |rng| (rng.usize(1..=40), rng.usize(1..=TABLE)))),
        test_file("random-02", sample(60, 2, |rng| (rng.usize(1..=600), rng.usize(TABLE..=5000)))),
        // Numbers of all sizes.
        test_file(
            "random-03",
            sample(60, 3, |rng| {
                let bits = [rng.u32(0..58), rng.u32(0..50)];
                let [k, n] = bits.map(|bits| rng.usize(1..=MAX >> bits));
                (k, n)
            }),
        ),
    ]
}

fn test_file(name: &str, cases: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
    let wins = table();
    let fibonacci = fibonacci_numbers(MAX);
    let case = |(k, n): (usize, usize)| {
        let answer = n - lost(n, k, &fibonacci);
        if n <= TABLE {
            let by_rules = (1..=n).filter(|&heap| wins[heap][k.min(heap)]).count();
            assert_eq!(by_rules, answer, "{k} {n}");
        } else if n <= 5000 {
            // One heap at a time: the least part of the stones without the last one.
            let least = |stones| zeckendorf(stones, &fibonacci).last().map(|&i| fibonacci[i]);
            let by_parts =
                (0..n).filter(|&stones| least(stones).is_some_and(|part| part <= k)).count();
            assert_eq!(by_parts, answer, "{k} {n}");
        }
        Case::new(format!("{k} {n}"), answer)
    };
    TestFile::new(name, cases.into_iter().map(case))
}

/// How many of the numbers below `n` have no part up to `k`, 0 among them. Those below a Fibonacci number are those
/// below the one before it, and those with that one as their largest part.
fn lost(n: usize, k: usize, fibonacci: &[usize]) -> usize {
    let mut below = vec![1, 1]; // of 1 and 2
    for i in 2..fibonacci.len() {
        let with_largest_part = if fibonacci[i - 1] > k { below[i - 2] } else { 0 };
        below.push(below[i - 1] + with_largest_part);
    }
    let mut count = 0;
    let mut rest = n;
    for (i, &number) in fibonacci.iter().enumerate().rev() {
        if number <= rest {
            count += below[i];
            rest -= number;
            if number <= k {
                break; // the numbers from this one on have it as a part
            }
        }
    }
    count
}

/// For each number of stones and of those that may be taken whether the player to move wins, by the rules.
fn table() -> Vec<Vec<bool>> {
    let mut wins = vec![vec![true]]; // no stones: the opponent took the last one
    for n in 1..=TABLE {
        let leaves_lost = |take: &usize| !wins[n - take][(2 * take).min(n - take)];
        let least = (1..=n).find(leaves_lost).unwrap_or(n + 1);
        wins.push((0..=n).map(|most| most >= least).collect());
    }
    wins
}
