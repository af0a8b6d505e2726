//! Test files of Decrementing. An input is a single list of numbers.

use crate::rules::{in_one, Search};
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The bound on the numbers.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = |count, seed| sample(count, seed, |rng| rng.usize(1..=MAX));
    vec![
        // No move, with one number and with more.
        searched("edge-01", &[1]),
        searched("edge-02", &[1, 1, 1]),
        // A single odd number, which is 1.
        searched("edge-03", &[2, 1, 4]),
        // One that has to be lowered once, and wins; one that loses; and two in a row.
        searched("edge-04", &[4, 4, 5]),
        searched("edge-05", &[4, 7, 4]),
        searched("edge-06", &[15, 8, 8]),
        // The division is by 6, and not only by 2.
        searched("edge-07", &[12, 7, 12]),
        searched("edge-08", &[12, 12, 19, 24, 36]),
        // Two odd numbers, and an even number of even ones.
        searched("edge-09", &[1, 9, 2, 8]),
        // The largest numbers.
        by_parities("edge-10", &[MAX, MAX - 1]),
        by_parities("edge-11", &[MAX - 1, MAX - 1, 1]),
        // As long as possible a single odd number is lowered.
        chain("edge-12", &[1, 2, 2], 28),
        chain("edge-13", &[1, 1, 2, 1, 1], 28),
        chain("edge-14", &[1, 2, 2, 1, 1], 27),
        chain("edge-15", &[1, 1, 1, 1, 1, 2, 1, 1, 1], 27),
        // Many numbers, with an odd and an even number of even ones.
        by_parities("random-01", &random(300, 1)),
        by_parities("random-02", &random(301, 3)),
    ]
}

/// The greatest common divisor.
fn common_divisor(numbers: &[usize]) -> usize {
    numbers.iter().fold(0, |divisor, &number| {
        let (mut a, mut b) = (divisor, number);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    })
}

/// The numbers, divided by their greatest common divisor, in ascending order.
fn divided(numbers: &[usize]) -> Vec<usize> {
    let divisor = common_divisor(numbers);
    numbers.iter().map(|number| number / divisor).sorted().collect()
}

/// Whether the player to move wins, by a search.
fn wins(numbers: &[usize]) -> bool {
    let lowered = |_, &number: &usize| (number > 1).then(|| number - 1);
    let options =
        |numbers: &Vec<usize>| in_one(numbers, lowered).iter().map(|next| divided(next)).collect();
    Search::normal(options).wins(&divided(numbers))
}

/// Small numbers.
fn searched(name: &str, numbers: &[usize]) -> TestFile {
    test_file(name, numbers, wins(numbers))
}

/// Numbers of which an odd number is even, or at least two are odd. Then the parities decide, so small numbers take the
/// place of large ones, and pairs of equal parity are left out, except for two odd numbers.
fn by_parities(name: &str, numbers: &[usize]) -> TestFile {
    let evens = numbers.iter().filter(|number| number.is_multiple_of(2)).count();
    let odds = numbers.len() - evens;
    assert!(evens % 2 == 1 || odds >= 2, "{name}");
    let few = [vec![2; evens % 2], vec![3; odds.min(2 + odds % 2)]].concat();
    test_file(name, numbers, wins(&few))
}

/// The position from which a single odd number, the first, is lowered so many times, and each time all are halved, until
/// this small position is left. Each step exchanges won and lost, as it is the only move that can win.
fn chain(name: &str, end: &[usize], steps: u32) -> TestFile {
    let mut numbers = end.to_vec();
    for _ in 0..steps {
        numbers = numbers.iter().map(|number| number * 2).collect();
        numbers[0] += 1;
    }
    test_file(name, &numbers, wins(end) == steps.is_multiple_of(2))
}

fn test_file(name: &str, numbers: &[usize], wins: bool) -> TestFile {
    assert!(numbers.iter().all(|number| (1..=MAX).contains(number)), "{name}");
    assert_eq!(common_divisor(numbers), 1, "{name}");
    let input = format!("{}\n{}", numbers.len(), numbers.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "First" } else { "Second" })])
}
