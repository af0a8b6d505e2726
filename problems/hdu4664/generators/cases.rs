//! Test files of Triangulation: planes of every number of points up to some periods, alone and with others of the same
//! value, the exceptions before 53, and numbers up to the judge's bound.

use crate::prelude::*;
use std::sync::OnceLock;

/// The largest number of points.
const MAX_POINTS: usize = 1_000_000_000;

/// The bounds on the cases, and on the planes of all cases together.
const MAX_CASES: usize = 1000;
const MAX_PLANES: usize = 100_000;

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
    // Any sizes, half of the positions lost.
    let random = vec![sample(300, 2, |rng| {
        let planes = rng.usize(1..=5);
        let most = [120, MAX_POINTS][rng.usize(0..=1)];
        let points = random_list(rng, planes, 1..=most);
        or_changed(rng, points, lost)
    })];
    let max = vec![
        // As many planes as are legal, in a lost position.
        sample(1, 3, |rng| {
            let points = random_list(rng, MAX_PLANES - 1, 1..=9);
            lost(points)
        }),
        // As many cases as are legal.
        sample(MAX_CASES, 4, |rng| {
            let points = random_list(rng, 2, MAX_POINTS / 2..=MAX_POINTS);
            or_changed(rng, points, lost)
        }),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
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
    let mut search = Search::normal(|planes: &Vec<Vec<usize>>| moves(planes));
    let cases = positions.into_iter().map(|points| {
        let wins = nim_wins(&points.iter().map(|&n| value(n)).collect_vec());
        if points.iter().sum::<usize>() <= 12 {
            let planes = points.iter().map(|&n| vec![0; n]).collect();
            assert_eq!(wins, search.wins(&planes), "{points:?}");
        }
        Case::new(counted(&points), if wins { "Carol" } else { "Dave" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// The moves by the rules. Of each plane a position has the points in their order on a circle, and for each the number
/// of its segment, or 0. Two segments cross if the ends of one separate those of the other.
fn moves(planes: &[Vec<usize>]) -> Vec<Vec<Vec<usize>>> {
    in_one(planes, |_, plane| {
        let number = plane.iter().max().map_or(0, |most| most + 1);
        let is_free = |&(a, b): &(usize, usize)| {
            let crosses =
                |segment| plane[a..b].iter().filter(|&&other| other == segment).count() == 1;
            plane[a] == 0 && plane[b] == 0 && !(1..number).any(crosses)
        };
        let draw = |(a, b): (usize, usize)| {
            let mut next = plane.clone();
            next[a] = number;
            next[b] = number;
            in_order(&next)
        };
        (0..plane.len()).tuple_combinations().filter(is_free).map(draw).collect_vec()
    })
}

/// The plane with its segments numbered from 1 on, as they come: one key for all orders in which they are drawn.
fn in_order(plane: &[usize]) -> Vec<usize> {
    let mut found = vec![0];
    let mut number = |segment: usize| {
        found.iter().position(|&other| other == segment).unwrap_or_else(|| {
            found.push(segment);
            found.len() - 1
        })
    };
    plane.iter().map(|&segment| number(segment)).collect()
}

/// The value of a plane: that of a row of n - 1 files in Dawson's Chess, where a move occupies a file and takes it and its
/// neighbours out of play. Beyond the table it has the period 34.
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
