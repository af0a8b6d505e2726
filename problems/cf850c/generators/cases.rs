//! Test files of Arpa and a game with Mojtaba. An input is a single case. All answers are found by the rules: the
//! numbers have few primes, or few different exponents.

use crate::rules::{sorted, Search};
use crate::{sample, Case, TestFile};
use itertools::Itertools;

const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let powers = |exponents: &[u32]| exponents.iter().map(|&e| 2usize.pow(e)).collect_vec();
    let exponents = [1u32, 2, 4, 5, 7, 8, 10, 11];
    let pairs = exponents.iter().zip([10, 4, 11, 2, 1, 8, 5, 7]);
    let pairs = pairs.map(|(&e, f)| 2usize.pow(e) * 3usize.pow(f)).collect_vec();
    [
        // The smallest input: no move.
        ("edge-01", vec![1]),
        // Equal numbers are divided together, and so count once.
        ("edge-02", vec![2, 2]),
        ("edge-03", vec![6, 6, 12, 12]),
        // The same exponents of 2 and of 3, though in other numbers: lost. Then without two of the numbers.
        ("edge-04", pairs.clone()),
        ("edge-05", pairs[2..].to_vec()),
        // Exponents below k stay as they are.
        ("edge-06", vec![8, 32, 27, 81]),
        ("edge-07", vec![3 * 4, 5 * 9, 25 * 2, 7]),
        // All exponents that 2 can have, and sets that are lost.
        ("edge-08", powers(&(0..30).collect_vec())),
        ("edge-09", powers(&[4, 9])),
        ("edge-10", powers(&[3, 11, 17, 25, 26])),
        // The largest number, the two largest primes, and the largest square of a prime.
        ("edge-11", vec![MAX, 999_999_937, 31_607 * 31_607]),
        ("edge-12", vec![999_999_937, 999_999_929, 1]),
        ("random-01", sample(3, 1, |rng| rng.usize(1..=MAX))),
        ("random-02", sample(4, 2, |rng| rng.usize(1..=100))),
    ]
    .into_iter()
    .map(|(name, numbers)| test_file(name, &numbers))
    .collect()
}

/// The powers of primes that divide a number.
fn prime_powers(number: usize) -> Vec<usize> {
    let (mut rest, mut prime, mut powers) = (number, 2, Vec::new());
    while rest > 1 {
        let mut power = prime;
        while rest % prime == 0 {
            powers.push(power);
            (rest, power) = (rest / prime, power * prime);
        }
        prime = if prime * prime > rest { rest } else { prime + 1 };
    }
    powers
}

fn test_file(name: &str, numbers: &[usize]) -> TestFile {
    assert!(numbers.iter().all(|number| (1..=MAX).contains(number)), "{name}");
    let powers = numbers.iter().flat_map(|&number| prime_powers(number)).unique().collect_vec();
    let mut search = Search::normal(|numbers: &Vec<usize>| {
        let divided = |&n: &usize, by: usize| if n % by == 0 { n / by } else { n };
        let option = |&by| sorted(&numbers.iter().map(|n| divided(n, by)).collect_vec());
        powers.iter().map(option).filter(|option| option != numbers).collect()
    });
    let wins = search.wins(&sorted(numbers));
    let input = format!("{}\n{}", numbers.len(), numbers.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Mojtaba" } else { "Arpa" })]).at_most(1)
}
