//! Test files of Distinct Numbers. An input is a single case.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    [
        // The smallest inputs: no hole, one, two.
        ("edge-01", vec![0, 1]),
        ("edge-02", vec![1, 2]),
        ("edge-03", vec![0, 2]),
        ("edge-04", vec![2, 3]),
        ("edge-05", vec![0, 3]),
        // A gap between the two largest, with an even number of holes.
        ("edge-06", vec![1, 2, 4]),
        ("edge-07", vec![0, 1, 2, 5]),
        // None, and holes in other places.
        ("edge-08", vec![0, 5, 6]),
        ("edge-09", vec![2, 3, 4, 5, 6]),
        ("edge-10", vec![0, 1, 4, 8, 9]),
        ("edge-11", vec![0, 1, 4, 7, 9, 10]),
        // The largest numbers.
        ("edge-12", vec![999_999_999, 1_000_000_000]),
        ("edge-13", vec![1, 999_999_999, 1_000_000_000]),
        ("edge-14", vec![0, 999_999_998, 1_000_000_000]),
        ("edge-15", (0..800).collect()),
        ("random-01", random(rng, 5, 10, 1)),
        ("random-02", random(rng, 6, 11, 1)),
        ("random-03", random(rng, 300, 1_000, 1)),
        ("random-04", random(rng, 301, 1_000, 1)),
        ("random-05", random(rng, 300, 1_000_000_000, 1)),
        ("random-06", random(rng, 301, 1_000_000_000, 1)),
        ("random-07", random(rng, 300, 500_000, 2)),
    ]
    .map(|(name, numbers)| test_file(name, &numbers))
    .into()
}

/// n random numbers in ascending order, the last of which are `max - gap` and `max`.
fn random(rng: &mut Rng, n: usize, max: usize, gap: usize) -> Vec<usize> {
    let mut numbers = vec![max, max - gap];
    while numbers.len() < n {
        let number = rng.usize(0..max - gap);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    numbers
}

fn test_file(name: &str, numbers: &[usize]) -> TestFile {
    assert!(numbers.len() >= 2 && numbers.windows(2).all(|pair| pair[0] < pair[1]), "{name}");
    let (largest, second) = (numbers[numbers.len() - 1], numbers[numbers.len() - 2]);
    assert!(largest <= 1_000_000_000, "{name}");
    // The holes between neighbours, one gap after the other.
    let before = std::iter::once(numbers[0]);
    let gaps = before.chain(numbers.windows(2).map(|pair| pair[1] - pair[0] - 1));
    let wins = largest - second > 1 || gaps.sum::<usize>() % 2 == 1;
    let mut search = Search::normal(|numbers: &Vec<usize>| moves(numbers));
    assert!(largest > 11 || search.wins(&numbers.to_vec()) == wins, "{name}");
    let input = format!("{}\n{}", numbers.len(), numbers.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Alice" } else { "Bob" })])
}

/// The largest number becomes a smaller one that is not there.
fn moves(numbers: &[usize]) -> Vec<Vec<usize>> {
    let Some((&largest, others)) = numbers.split_last() else { return Vec::new() };
    let free = (0..largest).filter(|number| !others.contains(number));
    free.map(|number| others.iter().copied().chain([number]).sorted_unstable().collect()).collect()
}
