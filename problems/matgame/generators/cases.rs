//! Largest inputs of Matrix Game.

use crate::shapes::{all_equal, lines, random, spaced, spread};
use crate::{largest, TestFile};
use fastrand::Rng;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (50, &mut Rng::with_seed(1));
    let case = |(i, rows): (usize, Vec<Vec<u64>>)| {
        let blank_line = if i > 0 { "\n" } else { "" };
        let rows_of_numbers = lines(rows.iter().map(spaced));
        format!("{blank_line}{} {}\n{rows_of_numbers}", rows.len(), rows[0].len())
    };
    // Each row twice: lost. In every other case a row is another one.
    let mut twice = |i: usize, n: usize, m: usize| {
        let rows: Vec<_> = (0..n / 2).map(|_| random(rng, m, 1..=50)).collect();
        let mut rows = [&rows[..], &rows].concat();
        rows[0] = if i % 2 == 0 { random(rng, m, 1..=50) } else { rows[n / 2].clone() };
        rows
    };
    let large: Vec<_> = (0..500).map(|i| twice(i, n, n)).enumerate().map(case).collect();
    let many = (0..1000).map(|i| twice(i, 2, 1 + i % n)).enumerate().map(case).collect();
    let same = [all_equal(n, 50), all_equal(n, 1), spread(n, 1..=50)].map(|row| vec![row; n - 1]);
    largest([
        ("random, half of them lost", large),
        ("two rows, the most cases", many),
        (
            "equal rows: the largest, the least, ascending",
            same.into_iter().enumerate().map(case).collect(),
        ),
    ])
}
