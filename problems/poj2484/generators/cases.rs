//! Test files of A Funny Game.

use crate::rules::{mex, Search};
use crate::{sample, Case, TestFile};
use std::collections::BTreeSet;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let kayles = kayles(1_000);
    let test_file = |name: &str, circles: Vec<usize>| {
        TestFile::new(name, circles.into_iter().map(|n| Case::new(n, answer(n, &kayles))))
    };
    vec![
        // The circles that Alice takes at once, alone.
        test_file("edge-01", vec![1, 1, 2, 2, 1]),
        // All small circles, up to beyond the last exception of the period.
        test_file("edge-02", (1..=100).collect()),
        // The ends of the range, of both parities and all remainders modulo 3 and 12.
        test_file("edge-03", (999_980..=1_000_000).chain([3, 4, 5, 6]).collect()),
        test_file("random-01", sample(50, 1, |rng| rng.usize(3..=1_000_000))),
    ]
}

/// The winner of a circle: a move leaves a row, whose value in Kayles is known.
fn answer(n: usize, kayles: &[usize]) -> &'static str {
    // The period is 12 from 71 on, as a table of twice this length shows (Guy and Smith).
    let value = |row: usize| kayles[if row < 84 { row } else { 72 + row % 12 }];
    let alice_wins = (1..=n.min(2)).any(|take| value(n - take) == 0);
    if n <= 12 {
        let mut search = Search::normal(move |coins: &BTreeSet<usize>| moves(coins, n));
        assert_eq!(search.wins(&(0..n).collect()), alice_wins, "{n}");
    }
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

/// By the rules: one coin, or two that are neighbours in the circle of `n` places.
fn moves(coins: &BTreeSet<usize>, n: usize) -> Vec<BTreeSet<usize>> {
    let takes = (0..n).flat_map(|i| [BTreeSet::from([i]), BTreeSet::from([i, (i + 1) % n])]);
    takes.filter(|take| take.is_subset(coins)).map(|take| coins - &take).collect()
}

/// The values of rows below `length`.
fn kayles(length: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for row in 0..length {
        let take = |count: usize| (count..=row).map(move |end| (end - count, row - end));
        let options = take(1).chain(take(2)).map(|(a, b)| values[a] ^ values[b]);
        values.push(mex(&options.collect::<Vec<_>>()));
    }
    assert!((71..length - 12).all(|row| values[row] == values[row + 12]));
    values
}
