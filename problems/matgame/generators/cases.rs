//! Largest inputs of Matrix Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (50, &mut Rng::with_seed(1));
    let case = |(i, rows): (usize, Vec<Vec<u64>>)| {
        let blank_line = if i > 0 { "\n" } else { "" };
        let rows_of_numbers = lines(rows.iter().map(spaced));
        format!("{blank_line}{} {}\n{rows_of_numbers}", rows.len(), rows[0].len())
    };
    // Each row twice: lost. In every other case a number of one row becomes 1: the first, or of
    // equal ones the last, which changes the value of the whole row.
    let mut twice = |i: usize, n: usize, m: usize| {
        let are_equal = i % 4 > 1;
        let half = (0..n / 2).map(|_| random(rng, if are_equal { 1 } else { m }, 2..=50));
        let half: Vec<_> = half.map(|row| cycled(&row, m)).collect();
        let mut rows = [&half[..], &half].concat();
        rows[0][if are_equal { m - 1 } else { 0 }] =
            if i.is_multiple_of(2) { 1 } else { half[0][0] };
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
