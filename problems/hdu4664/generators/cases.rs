//! Test files of Triangulation: planes of every number of points up to some periods, alone and with others of the same
//! value, the exceptions before 53, and numbers up to the judge's bound.

use crate::prelude::*;
use std::sync::OnceLock;

/// The largest number of points.
const MAX_POINTS: usize = 1_000_000_000;

/// The bound on the cases.
const MAX_CASES: usize = 1000;

/// Planes of fewer points get their values by the definition.
const TABLE: usize = 1500;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // One plane of each size up to some periods.
        (1..=300).map(|n| vec![n]).collect(),
        // All pairs of planes of up to 12 points, and triples of up to 6.
        all_lists(2, 1..=12).into_iter().chain(all_lists(3, 1..=6)).collect(),
        // Each size up to some periods with a plane that has its value, and with one that has the value that the period
        // would give it, or would give it if it began earlier.
        (1..=180)
            .flat_map(|n| [n, n + 34, n + 68, n % 34].map(|other| vec![n, like(other)]))
            .collect(),
        // The ends of the range, where the numbers run through a whole period.
        (MAX_POINTS - 39..=MAX_POINTS)
            .flat_map(|n| [vec![n], vec![n, like(n)], vec![n, MAX_POINTS]])
            .collect(),
        // Equal planes in pairs, and one more.
        [5, 8, 52, 53, MAX_POINTS - 1]
            .into_iter()
            .flat_map(|n| (2..8).map(move |k| vec![n; k]))
            .collect(),
    ];
    // As many cases as are legal, with large planes, half of them lost.
    let max = sample(MAX_CASES, 4, |rng| {
        let points = random_list(rng, 2, MAX_POINTS / 2..=MAX_POINTS);
        or_changed(rng, points, lost)
    });
    let mut files = numbered([("edge", edge), ("max", vec![max])], test_file);
    let rng = &mut Rng::with_seed(5);
    let small = lost(random_list(rng, 999_990, 1..=9));
    let large = lost(random_list(rng, 350_000, 1..=MAX_POINTS));
    let mut most = vec![1; 1_000_000 - small.len()];
    most.extend(small);
    files.extend(largest([
        ("a million small planes: lost", vec![counted(&most)]),
        ("large planes: lost", vec![counted(&large)]),
    ]));
    files
}

/// The smallest plane of that value, if there is one.
fn of_value(wanted: usize) -> Option<usize> {
    (1..87).find(|&n| value(n) == wanted)
}

/// The smallest plane that has the value of `n` points.
fn like(n: usize) -> usize {
    of_value(value(n)).unwrap()
}

/// The planes and one more, so that the position is lost. Where no plane has the value that it needs, one of the value
/// 8 or 4 comes first.
fn lost(mut points: Vec<usize>) -> Vec<usize> {
    loop {
        let sum = points.iter().fold(0, |sum, &n| sum ^ value(n));
        if let Some(n) = of_value(sum) {
            points.push(n);
            return points;
        }
        points.push(of_value(if sum < 8 { 4 } else { 8 }).unwrap());
    }
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let cases = positions.into_iter().map(|points| {
        let wins = nim_wins(&points.iter().map(|&n| value(n)).collect_vec());
        Case::new(counted(&points), if wins { "Carol" } else { "Dave" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// The value of a plane: that of a row of n - 1 files in Dawson's Chess, where a move occupies a file and takes it and
/// its neighbours out of play. Beyond the table it has the period 34.
fn value(n: usize) -> usize {
    static CHESS: OnceLock<Vec<usize>> = OnceLock::new();
    CHESS.get_or_init(table)[if n < TABLE { n } else { 53 + (n - 53) % 34 }]
}

/// The values of planes of fewer points than `TABLE`.
fn table() -> Vec<usize> {
    let mut values: Vec<usize> = vec![0];
    for n in 1..TABLE {
        let rest = |files: usize| values[files.saturating_sub(1)];
        let files = (1..n).map(|file| rest(file) ^ rest(n - file)).collect_vec();
        values.push(mex(&files));
    }
    assert!((53..TABLE - 34).all(|n| values[n + 34] == values[n]));
    values
}
