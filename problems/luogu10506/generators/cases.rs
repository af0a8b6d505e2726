//! Test files of Magic Beads (Luogu P10506).

use crate::rules::{mex, nim_sum, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    // The least heaps of the Grundy values 0 to 4: one of each beside a heap, and so one lost position.
    let beside_least = |heap: usize| [1, 2, 4, 12, 24].map(|least| vec![heap, least]);
    let random = |seed, count, length, largest| {
        sample(count, seed, |rng| random_list(rng, length, 1..=largest))
    };
    vec![
        // No move at all; a prime, whose only divisor disappears; lost heaps of several beads.
        test_file("edge-01", (1..=50).map(|heap| vec![heap])),
        test_file("edge-02", all_lists(2, 1..=9)),
        // Heaps with many divisors, and the largest ones.
        test_file("edge-03", [360, 720, 840, 960].into_iter().flat_map(beside_least)),
        test_file("edge-04", (986..=1000).flat_map(beside_least)),
        test_file("edge-05", [vec![1000; 100], vec![1; 100], vec![24; 99]]),
        test_file("random-01", random(1, 40, 6, 100)),
        test_file("random-02", random(2, 15, 100, 1000)),
    ]
}

fn test_file(name: &str, rows: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = rows.into_iter().map(|heaps| {
        let values: Vec<usize> = heaps.iter().map(|&heap| value(&exponents(heap))).collect();
        let wins = nim_sum(&values) != 0;
        let is_small = heaps.iter().sum::<usize>() <= 40;
        assert!(!is_small || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "freda" } else { "rainbow" })
    });
    TestFile::new(name, cases)
}

/// The heaps after each move.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for (index, &heap) in heaps.iter().enumerate() {
        let divisors = (1..heap).filter(|divisor| heap % divisor == 0).collect_vec();
        for removed in 0..divisors.len() {
            let kept = [&divisors[..removed], &divisors[removed + 1..]].concat();
            moves.push(sorted(&[&heaps[..index], &kept, &heaps[index + 1..]].concat()));
        }
    }
    moves
}

/// The exponents of the prime factors.
fn exponents(heap: usize) -> Vec<usize> {
    let mut rest = heap;
    let mut exponent = |prime| {
        let mut exponent = 0;
        while rest.is_multiple_of(prime) {
            rest /= prime;
            exponent += 1;
        }
        exponent
    };
    sorted(&(2..=heap).map(&mut exponent).collect_vec()) // without zeros
}

/// The Grundy value of a heap, which depends on the exponents of its prime factors alone.
fn value(exponents: &[usize]) -> usize {
    let choices = exponents.iter().map(|&most| 0..=most).multi_cartesian_product();
    let divisors = choices.filter(|divisor| divisor != exponents);
    let values = divisors.map(|divisor| value(&sorted(&divisor))).collect_vec();
    mex(&values.iter().map(|value| nim_sum(&values) ^ value).collect_vec())
}
