//! Test files of Tower Breakers, Again!. An input has 200 cases at most.

use crate::rules::{mex, nim_sum, nim_wins, replaced, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The tallest tower.
const MAX: usize = 100_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let powers = (0..=16).map(|k| 1 << k).collect_vec();
    let threes = (0..=10).map(|k| 3_usize.pow(k)).collect_vec();
    vec![
        // One tower, where only the height 1 is lost.
        test_file(
            "edge-01",
            (1..=12).chain([MAX - 9, MAX - 1, MAX]).map(|height| vec![height]).collect(),
        ),
        // Two towers.
        test_file("edge-02", all_lists(2, 1..=14)),
        // Powers of two are all worth 1, whatever the exponent; powers of three are not.
        test_file(
            "edge-03",
            [&powers, &threes]
                .iter()
                .flat_map(|list| list.iter().map(|&power| vec![power, 3]))
                .collect(),
        ),
        // One tower against another that has as many prime factors, but not as many odd ones, or the other way round.
        test_file(
            "edge-04",
            [
                [12, 27],
                [12, 9],
                [30, 27],
                [30, 27 * 5],
                [97, 64],
                [59_049, 98_415],
                [65_536, 99_991],
            ]
            .map(|pair| pair.to_vec())
            .to_vec(),
        ),
        // Three small towers, and some more.
        test_file("random-01", sample(60, 1, |rng| random_list(rng, 3, 1..=9))),
        test_file("random-02", sample(20, 2, |rng| random_list(rng, 30, 1..=MAX))),
        // As many towers as there are, and their equals: lost.
        test_file("random-03", sample(1, 3, |rng| random_list(rng, 50, 1..=MAX).repeat(2))),
    ]
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|towers: &Vec<usize>| moves(towers));
    let cases = positions.into_iter().map(|towers| {
        assert!(towers.len() <= 100 && towers.iter().all(|tower| (1..=MAX).contains(tower)));
        let wins = nim_wins(&towers.iter().map(|&tower| value(tower)).collect_vec());
        if towers.iter().sum::<usize>() <= 28 {
            assert_eq!(wins, search.wins(&without_ones(&towers)), "{towers:?}");
        }
        let input = format!("{}\n{}", towers.len(), towers.iter().join(" "));
        Case::new(input, if wins { "1" } else { "2" })
    });
    TestFile::new(name, cases).at_most(200)
}

fn without_ones(towers: &[usize]) -> Vec<usize> {
    sorted(&towers.iter().copied().filter(|&tower| tower > 1).collect_vec())
}

fn moves(towers: &[usize]) -> Vec<Vec<usize>> {
    let breaks = |(i, &tower): (usize, &usize)| {
        let parts = (2..=tower).filter(move |parts| tower % parts == 0);
        parts
            .map(move |parts| without_ones(&replaced(towers, i, &vec![tower / parts; parts])))
            .collect_vec()
    };
    towers.iter().enumerate().flat_map(breaks).collect()
}

/// The Grundy value of a tower, by the options of its divisors.
fn value(tower: usize) -> usize {
    let divisors = (1..=tower).filter(|divisor| tower.is_multiple_of(*divisor)).collect_vec();
    let mut values: Vec<usize> = Vec::new();
    for (i, height) in divisors.iter().enumerate() {
        let lower = (0..i).filter(|&j| height % divisors[j] == 0);
        let options = lower.map(|j| nim_sum(&vec![values[j]; height / divisors[j]])).collect_vec();
        values.push(mex(&options));
    }
    values[divisors.len() - 1]
}
