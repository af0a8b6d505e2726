//! Test files of New Year and the Tricolore Recreation. An input is a single case.

use crate::rules::{mex, nim_sum, nim_wins, Search};
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The places of blue, white and red.
type Row = [i64; 3];

/// The largest place.
const MAX: i64 = 100_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut files = vec![
        // No gaps; a gap of 1, from which nothing can be taken; gaps of 2 and 3, and what is barred.
        test_file("edge-01", 4, &[[-MAX, 1 - MAX, 2 - MAX]]),
        test_file("edge-02", 2, &[[MAX - 4, MAX - 2, MAX]]),
        test_file("edge-03", 5, &[[0, 1, 4]]),
        test_file("edge-04", 2, &[[0, 1, 4]]),
        test_file("edge-05", 2, &[[-2, 2, 3]]),
        test_file("edge-06", 3, &[[-2, 2, 3]]),
        // A square of a prime is a product of two primes: gaps of 4, with 4 and without it.
        test_file("edge-07", 4, &[[0, 5, 8]]),
        test_file("edge-08", 200_000, &[[0, 5, 8]]),
        // 8, 12 and 16 are no moves, 6 and 9 are. Equal gaps, in one row and in two.
        test_file("edge-09", 6, &[[-9, 0, 13], [0, 17, 18]]),
        test_file("edge-10", 9, &[[-10, 0, 10], [3, 14, 22], [22, 30, 41]]),
        // Gaps about the ends of words of 64 binary digits.
        test_file("edge-11", 7, &[[0, 64, 129], [0, 65, 131], [-128, 0, 193]]),
        test_file("edge-12", 2, &[[-MAX, 3000 - MAX, 3001 - MAX], [MAX - 6001, MAX - 1, MAX]]),
    ];
    for (name, f, n, longest) in [
        ("random-01", 3, 2, 8),
        ("random-02", 6, 2, 9),
        ("random-03", 2, 40, 100),
        ("random-04", 1009, 60, 4000),
        ("random-05", 2, 60, 4000),
    ] {
        let rows = (0..n).map(|_| row(rng, longest)).collect_vec();
        files.push(test_file(name, f, &rows));
    }
    // Lost for whoever begins: the last gap is worth what all others are.
    let mut rows = (0..40).map(|_| row(rng, 3000)).collect_vec();
    let values = values(2, 6000);
    let sum = nim_sum(&gaps(&rows).map(|gap| values[gap]).collect_vec());
    let last = values.iter().rposition(|&value| value == sum).expect("a gap of this value");
    rows.push([-8, -7, i64::try_from(last).expect("a small number") - 6]);
    files.push(test_file("random-06", 2, &rows));
    files
}

/// A row of at most `longest` cells, anywhere.
fn row(rng: &mut Rng, longest: i64) -> Row {
    let blue = rng.i64(-MAX..=MAX - longest);
    let white = blue + rng.i64(1..longest - 1);
    [blue, white, rng.i64(white + 1..blue + longest)]
}

/// The empty cells between the tokens.
fn gaps(rows: &[Row]) -> impl Iterator<Item = usize> + '_ {
    let gap = |from: i64, to: i64| usize::try_from(to - from - 1).expect("an order");
    rows.iter().flat_map(move |&[blue, white, red]| [gap(blue, white), gap(white, red)])
}

/// The number of cells of each move up to `most`, by trial division.
fn moves(f: usize, most: usize) -> Vec<usize> {
    let least_factor =
        |k: usize| (2..k).take_while(|d| d * d <= k).find(|d| k.is_multiple_of(*d)).unwrap_or(k);
    let is_move = |&k: &usize| {
        let other = k / least_factor(k);
        k != f && (other == 1 || least_factor(other) == other)
    };
    (2..=most).filter(is_move).collect()
}

/// The Grundy values of the gaps up to `most`, by the options of each.
fn values(f: usize, most: usize) -> Vec<usize> {
    let moves = moves(f, most);
    let mut values: Vec<usize> = Vec::new();
    for gap in 0..=most {
        let options = moves.iter().take_while(|&&k| k <= gap).map(|k| values[gap - k]).unique();
        let options = options.collect_vec();
        values.push(mex(&options));
    }
    values
}

fn test_file(name: &str, f: usize, rows: &[Row]) -> TestFile {
    let values = values(f, gaps(rows).max().expect("a row"));
    let wins = nim_wins(&gaps(rows).map(|gap| values[gap]).collect_vec());
    if rows.len() <= 2 && gaps(rows).sum::<usize>() <= 24 {
        let mut search = Search::normal(|position: &(Vec<Row>, bool)| options(position, f));
        for is_alice in [true, false] {
            assert_eq!(search.wins(&(rows.to_vec(), is_alice)), wins, "{name}");
        }
    }
    let lines = rows.iter().map(|row| row.iter().join(" ")).join("\n");
    let input = format!("{} {f}\n{lines}", rows.len());
    TestFile::new(name, [Case::new(input, if wins { "Alice\nBob" } else { "Bob\nAlice" })])
}

/// What the moves of Alice or of Bob leave, by the rules.
fn options((rows, is_alice): &(Vec<Row>, bool), f: usize) -> Vec<(Vec<Row>, bool)> {
    let mut options = Vec::new();
    for k in moves(f, 30).into_iter().map(|k| i64::try_from(k).expect("a small number")) {
        for (i, &[blue, white, red]) in rows.iter().enumerate() {
            let moved = if *is_alice {
                [[blue + k, white, red], [blue + k, white + k, red]]
            } else {
                [[blue, white, red - k], [blue, white - k, red - k]]
            };
            for row in moved.into_iter().filter(|row| row[0] < row[1] && row[1] < row[2]) {
                let mut next = rows.clone();
                next[i] = row;
                options.push((next, !is_alice));
            }
        }
    }
    options
}
