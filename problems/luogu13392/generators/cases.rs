//! Test files of Number Game. An input has 100 cases at most.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The largest number.
const MAX: usize = 1_000_000;

/// The least and the largest A, the same of B.
type Ranges = [usize; 4];

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let golden = &golden_table();
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < MAX * 5 / 8 {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    let range = |rng: &mut fastrand::Rng, largest: usize, length: usize| {
        let from = rng.usize(1..=largest);
        [from, largest.min(from + rng.usize(0..length))]
    };
    let ranges = |count, seed, largest, length| {
        sample(count, seed, |rng| {
            let [a, b] = [(); 2].map(|()| range(rng, largest, length));
            [a[0], a[1], b[0], b[1]]
        })
    };
    vec![
        // Single pairs, equal ones among them; and the ranges from 1 on.
        test_file(
            golden,
            "edge-01",
            (1..=9).cartesian_product(1..=9).map(|(a, b)| [a, a, b, b]).collect(),
        ),
        test_file(
            golden,
            "edge-02",
            (1..=9).cartesian_product(1..=9).map(|(a, b)| [1, a, 1, b]).collect(),
        ),
        // The ends of the range: one pair, a row, and all pairs, of which there are more than 2^32.
        test_file(
            golden,
            "edge-03",
            vec![
                [MAX, MAX, MAX, MAX],
                [1, 1, 1, MAX],
                [1, MAX, 1, 1],
                [MAX, MAX, 1, MAX],
                [1, MAX, MAX, MAX],
                [1, MAX, 1, MAX],
                [1, MAX / 2, MAX / 2 + 1, MAX],
            ],
        ),
        // Neighbouring Fibonacci numbers are the pairs nearest to the golden ratio, on one side and the other.
        test_file(
            golden,
            "edge-04",
            fibonacci
                .iter()
                .tuple_windows()
                .flat_map(|(&a, &b)| [[a, a, b, b], [b, b, a, a]])
                .collect(),
        ),
        test_file(golden, "random-01", ranges(60, 1, 40, 10)),
        test_file(golden, "random-02", ranges(30, 2, 3000, 300)),
        test_file(golden, "random-03", ranges(4, 3, MAX, MAX)),
    ]
}

fn test_file(golden: &[usize], name: &str, ranges: Vec<Ranges>) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = (1..).zip(ranges).map(|(number, ranges)| {
        let [a1, a2, b1, b2] = ranges;
        assert!(1 <= a1 && a1 <= a2 && a2 <= MAX && 1 <= b1 && b1 <= b2 && b2 <= MAX);
        let won = by_prefixes(golden, ranges);
        let pairs = (a1..=a2).cartesian_product(b1..=b2);
        if (a2 - a1) * (b2 - b1) < 100_000 {
            assert_eq!(won, pairs.clone().filter(|&(a, b)| is_won(a, b)).count(), "{ranges:?}");
        }
        if a2.max(b2) <= 40 {
            assert_eq!(won, pairs.filter(|pair| search.wins(pair)).count(), "{ranges:?}");
        }
        Case::new(ranges.iter().join(" "), format!("Case #{number}: {won}"))
    });
    TestFile::new(name, cases).at_most(100)
}

/// A multiple of one number is subtracted from the other, and both stay at least 1. There is no such move in the end,
/// and then the player loses.
fn moves(&(a, b): &(usize, usize)) -> Vec<(usize, usize)> {
    let less = |a: usize, b: usize| (1..=(a - 1) / b).map(move |times| a - times * b);
    less(a, b).map(|a| (a, b)).chain(less(b, a).map(|b| (a, b))).collect()
}

/// By Euclid's algorithm: the first who can subtract more than once wins, and equal numbers lose.
fn is_won(a: usize, b: usize) -> bool {
    let (large, small) = (a.max(b), a.min(b));
    large != small && (large >= 2 * small || !is_won(small, large - small))
}

/// By the lost pairs of two ranges from 1 on, and inclusion and exclusion.
fn by_prefixes(golden: &[usize], [a1, a2, b1, b2]: Ranges) -> usize {
    let lost = |last_a: usize, last_b: usize| {
        // By the smaller number: the pair of equal ones, those with a larger A, and those with a larger B.
        let larger = |least: usize, last: usize| last.min(golden[least]) - least;
        let pairs = |least| 1 + larger(least, last_a) + larger(least, last_b);
        (1..=last_a.min(last_b)).map(pairs).sum::<usize>()
    };
    let lost_pairs = lost(a2, b2) + lost(a1 - 1, b1 - 1) - lost(a1 - 1, b2) - lost(a2, b1 - 1);
    (a2 + 1 - a1) * (b2 + 1 - b1) - lost_pairs
}

/// For each a the largest number below φ a. These are the numbers of Wythoff's game: each is the least that is not yet
/// in a pair, and its partner is larger by a.
fn golden_table() -> Vec<usize> {
    let mut is_used = vec![false; 3 * MAX];
    let mut table = vec![0];
    let mut least = 1;
    for a in 1..=MAX {
        while is_used[least] {
            least += 1;
        }
        is_used[least] = true;
        is_used[least + a] = true;
        table.push(least);
    }
    table
}
