//! Test files of Industrial Nim. An input is a single case.

use crate::rules::{nim_moves, sorted, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on both numbers of a quarry.
const MAX: usize = 10_000_000_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let mut rng = Rng::with_seed(1);
    let mut large = |remainder: usize| 4 * rng.usize(..1 << 49) + remainder;
    let mut one = |x: usize, m: usize| balanced(&[[large(x), large(m)]], 0);
    let random = sample(40, 2, |rng| {
        let most = 1 << rng.u32(3..52);
        [rng.usize(1..=most), rng.usize(1..=most)]
    });
    vec![
        // The smallest input, and a row that begins with 1: 0 is the number before it.
        test_file("edge-01", &[[1, 1]]),
        test_file("edge-02", &[[1, 3]]),
        test_file("edge-03", &[[2, 2], [4, 2]]),
        // The largest numbers, which give heaps of twice the size.
        test_file("edge-04", &[[MAX, MAX]]),
        // All remainders modulo 4 of the number behind the last heap, and of the first heap. Another heap balances.
        test_file("edge-05", &one(4, 1)),
        test_file("edge-06", &one(4, 2)),
        test_file("edge-07", &one(4, 3)),
        test_file("edge-08", &one(1, 3)),
        test_file("edge-09", &one(2, 2)),
        test_file("edge-10", &one(3, 1)),
        // A row of heaps and its two parts.
        test_file("edge-11", &[[5, MAX - 6], [5, 123_456_789], [123_456_794, MAX - 123_456_795]]),
        // Two heaps that differ in binary digit 32 alone.
        test_file("edge-12", &[[1, 1], [(1 << 32) + 1, 1]]),
        test_file("random-01", &balanced(&random, 0)),
        test_file("random-02", &balanced(&random, 1 << 40)),
    ]
}

/// The quarries, and one more of a single heap, so that the Nim sum is `sum`.
fn balanced(quarries: &[[usize; 2]], sum: usize) -> Vec<[usize; 2]> {
    let heap = nim_sum_by_digits(quarries) ^ sum;
    [quarries, &[[heap, 1]]].concat()
}

/// The Nim sum of all heaps: for each binary digit it is counted how many numbers have it.
fn nim_sum_by_digits(quarries: &[[usize; 2]]) -> usize {
    (0..60).fold(0, |sum, digit| {
        // Of the numbers below `end`: a half of each full run, and of the last run what is beyond its half.
        let (half, run) = (1 << digit, 2 << digit);
        let ones = |end: usize| end / run * half + (end % run).saturating_sub(half);
        let count = quarries.iter().map(|&[x, m]| ones(x + m) - ones(x)).sum::<usize>();
        sum | (count % 2) << digit
    })
}

fn test_file(name: &str, quarries: &[[usize; 2]]) -> TestFile {
    assert!(quarries.iter().flatten().all(|number| (1..=MAX).contains(number)), "{name}");
    let wins = nim_sum_by_digits(quarries) != 0;
    if quarries.iter().all(|&[x, m]| x + m < 10) {
        let heaps = quarries.iter().flat_map(|&[x, m]| x..x + m).collect_vec();
        let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        assert_eq!(search.wins(&sorted(&heaps)), wins, "{name}");
    }
    let lines = quarries.iter().map(|[x, m]| format!("\n{x} {m}")).join("");
    let input = format!("{}{lines}", quarries.len());
    TestFile::new(name, [Case::new(input, if wins { "tolik" } else { "bolik" })])
}
