//! Test files of Matrix Game. There is a blank line between cases.

use crate::rules::{in_one, mex, nim_sum, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

type Matrix = Vec<Vec<usize>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let in_rows = |numbers: &Vec<usize>, m| numbers.chunks(m).map(<[usize]>::to_vec).collect();
    let random = |rng: &mut Rng, n, m, max| (0..n).map(|_| random_list(rng, m, 1..=max)).collect();
    vec![
        // The least matrix, and the largest numbers.
        test_file("edge-01", [vec![vec![1]], vec![vec![50]], vec![vec![50; 50]]]),
        // All matrices of 2 by 2 numbers up to 3, and of 2 by 3 up to 2.
        test_file("edge-02", all_lists(4, 1..=3).iter().map(|numbers| in_rows(numbers, 2))),
        test_file("edge-03", all_lists(6, 1..=2).iter().map(|numbers| in_rows(numbers, 3))),
        // Single numbers in the rows: Nim.
        test_file("edge-04", all_lists(3, 1..=3).iter().map(|numbers| in_rows(numbers, 1))),
        // Single rows. They are lost if their value is 0.
        test_file("edge-05", all_lists(4, 1..=3).into_iter().map(|row| vec![row])),
        test_file("edge-06", sample(30, 6, |rng| balanced(rng, 4, 4))),
        test_file(
            "random-01",
            sample(40, 1, |rng| {
                let (n, m) = (rng.usize(1..=4), rng.usize(1..=4));
                random(rng, n, m, 3)
            }),
        ),
        test_file("random-02", sample(2, 2, |rng| random(rng, 12, 50, 50))),
        test_file("random-03", sample(12, 3, |rng| balanced(rng, 50, 50))),
    ]
}

/// Two rows of m numbers with the same value: lost.
fn balanced(rng: &mut Rng, m: usize, max: usize) -> Matrix {
    let row = random_list(rng, m, 1..=max);
    loop {
        let other = random_list(rng, m, 1..=max);
        if other != row && value(&other) == value(&row) {
            return vec![row, other];
        }
    }
}

/// The Grundy value of a row, by the mex of the options of each smaller first number.
fn value(row: &[usize]) -> usize {
    row.iter().rev().fold(0, |behind, &number| {
        let mut values = vec![behind];
        for _ in 0..number {
            values.push(mex(&values));
        }
        values[number]
    })
}

fn test_file(name: &str, matrices: impl IntoIterator<Item = Matrix>) -> TestFile {
    let mut search = Search::normal(|rows: &Matrix| in_one(rows, |_, row| moves(row)));
    let cases = matrices.into_iter().enumerate().map(|(i, rows)| {
        let (n, m) = (rows.len(), rows[0].len());
        assert!((1..=50).contains(&n) && (1..=50).contains(&m), "{name}");
        assert!(rows.iter().flatten().all(|number| (1..=50).contains(number)), "{name}");
        let wins = nim_sum(&rows.iter().map(|row| value(row)).collect_vec()) != 0;
        let is_small = rows.iter().flatten().sum::<usize>() <= 14;
        assert!(!is_small || search.wins(&rows) == wins, "{rows:?}");
        let blank_line = if i > 0 { "\n" } else { "" };
        let lines = rows.iter().map(|row| row.iter().join(" ")).join("\n");
        Case::new(format!("{blank_line}{n} {m}\n{lines}"), if wins { "FIRST" } else { "SECOND" })
    });
    TestFile::new(name, cases).at_most(1000)
}

/// The leftmost number of a row that is not 0 becomes smaller.
fn moves(row: &[usize]) -> Vec<Vec<usize>> {
    let Some(j) = row.iter().position(|&number| number > 0) else { return Vec::new() };
    let with = |left| [&row[..j], &[left], &row[j + 1..]].concat();
    (0..row[j]).map(with).collect()
}
