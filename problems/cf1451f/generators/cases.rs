//! Test files of Nullify The Matrix. An input has 10 cases at most.

use crate::rules::{nim_sum, nim_wins, Search};
use crate::{random_list, sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The largest number.
const MAX: usize = 1_000_000;

type Matrix = Vec<Vec<usize>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // A single cell; then rows and columns, where each number counts on its own.
        test_file(
            "edge-01",
            vec![
                vec![vec![0]],
                vec![vec![MAX]],
                vec![vec![5, 5]],
                vec![vec![5], vec![5]],
                vec![vec![0; 100]],
                vec![vec![0]; 100],
                vec![[vec![1], vec![0; 99]].concat()],
            ],
        ),
        // One number above 0, in each place of a matrix of even and of odd size.
        test_file("edge-02", (0..9).map(|cell| single(3, 3, cell)).collect()),
        test_file("edge-03", (0..6).map(|cell| single(2, 3, cell)).collect()),
        // Equal numbers beside, above, and diagonally below one another.
        test_file(
            "edge-04",
            vec![
                vec![vec![3, 3], vec![0, 0]],
                vec![vec![3, 0], vec![3, 0]],
                vec![vec![3, 0], vec![0, 3]],
                vec![vec![0, 3], vec![3, 0]],
                vec![vec![1, 2], vec![3, 1]],
                vec![vec![0, 2, 0], vec![2, 0, 1], vec![0, 1, 0]],
            ],
        ),
        test_file("random-01", sample(10, 1, |rng| matrix(rng, 2, 2, 3))),
        test_file("random-02", sample(10, 2, |rng| balanced(matrix(rng, 2, 2, 3)))),
        test_file("random-03", sample(10, 3, |rng| balanced(matrix(rng, 3, 3, 1)))),
        // Lost, or all but one number: in the first, a middle and the last place.
        test_file("random-04", {
            let lost = balanced(matrix(rng, 8, 11, 200_000));
            let changed = |i: usize, j: usize| {
                let mut changed = lost.clone();
                changed[i][j] ^= 1;
                changed
            };
            vec![lost.clone(), changed(0, 0), changed(4, 4), changed(7, 10)]
        }),
    ]
}

fn single(n: usize, m: usize, cell: usize) -> Matrix {
    (0..n).map(|i| (0..m).map(|j| usize::from(i * m + j == cell)).collect()).collect()
}

fn matrix(rng: &mut Rng, n: usize, m: usize, largest: usize) -> Matrix {
    (0..n).map(|_| random_list(rng, m, 0..=largest)).collect()
}

/// The numbers of an antidiagonal.
fn antidiagonal(matrix: &Matrix, number: usize) -> Vec<usize> {
    let rows = matrix.iter().enumerate().filter(|&(i, _)| i <= number);
    rows.filter_map(|(i, row)| row.get(number - i).copied()).collect()
}

/// The matrix with the last row and column such that it is lost.
fn balanced(mut matrix: Matrix) -> Matrix {
    let (n, m) = (matrix.len(), matrix[0].len());
    for number in 0..n + m - 1 {
        let (i, j) = if number < m { (0, number) } else { (number + 1 - m, m - 1) };
        let sum = nim_sum(&antidiagonal(&matrix, number));
        matrix[i][j] ^= sum;
    }
    matrix
}

fn test_file(name: &str, matrices: Vec<Matrix>) -> TestFile {
    let cases = matrices.into_iter().map(|matrix| {
        let (n, m) = (matrix.len(), matrix[0].len());
        assert!(n <= 100 && m <= 100 && matrix.iter().flatten().all(|&number| number <= MAX));
        let wins = (0..n + m - 1).any(|number| nim_wins(&antidiagonal(&matrix, number)));
        let largest = matrix.iter().flatten().copied().max().unwrap_or(0);
        if n * m <= 4 && largest <= 3 || n * m <= 9 && largest <= 1 {
            assert_eq!(wins, by_rules(&matrix), "{matrix:?}");
        }
        let rows = matrix.iter().map(|row| row.iter().join(" ")).join("\n");
        Case::new(format!("{n} {m}\n{rows}"), if wins { "Ashish" } else { "Jeel" })
    });
    TestFile::new(name, cases).at_most(10)
}

/// By search. Numbers of one binary digit get no second one, others up to 3 no third one, as Nim needs none.
fn by_rules(matrix: &Matrix) -> bool {
    let largest = if matrix.iter().flatten().any(|&number| number > 1) { 3 } else { 1 };
    let moves = |matrix: &Matrix| {
        let mut options = Vec::new();
        for (i, j) in (0..matrix.len()).cartesian_product(0..matrix[0].len()) {
            for smaller in 0..matrix[i][j] {
                let mut lowered = matrix.clone();
                lowered[i][j] = smaller;
                // Walks that may go on from (i, j).
                let mut walks = vec![(lowered, i, j)];
                while let Some((walk, i, j)) = walks.pop() {
                    for (i, j) in [(i + 1, j), (i, j + 1)] {
                        if i < matrix.len() && j < matrix[0].len() {
                            walks.extend((0..=largest).map(|number| {
                                let mut next = walk.clone();
                                next[i][j] = number;
                                (next, i, j)
                            }));
                        }
                    }
                    options.push(walk);
                }
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    };
    Search::normal(moves).wins(matrix)
}
