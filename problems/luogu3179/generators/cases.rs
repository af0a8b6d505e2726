//! Test files of the array game: small boards with all positions that fit, pairs of equal and of different values, the
//! ends of the blocks of equal quotients, and the largest boards. The answers come from the values of all cells, one by
//! one, where the program goes by quotients.

use crate::prelude::*;

/// The bound on the number of cells.
const MAX_CELLS: usize = 1_000_000_000;

/// The bound on the queries, and on the white cells of each.
const MAX: usize = 100;

pub fn cases() -> Vec<TestFile> {
    let mut files = vec![
        // The smallest input.
        test_file("edge-01", 1, |_| vec![vec![1]]),
        // All positions of six cells.
        test_file("edge-02", 6, |_| (1..=6).powerset().skip(1).collect()),
        // Single cells and pairs: those with equal values are lost.
        test_file("edge-03", 13, |_| {
            (1..=13).combinations(2).chain((1..=13).map(|x| vec![x])).collect()
        }),
        // Squares and products of neighbours, where the two tables of quotients meet: pairs around the root.
        test_file("edge-04", 961, |_| around(961)),
        test_file("edge-05", 992, |_| around(992)),
        // The last cell of each block of equal quotients, and the first one after it.
        test_file("edge-06", 999_999, |_| {
            (1..=MAX)
                .map(|m| vec![999_999 / m, 999_999 / m + usize::from(m > 1)])
                .map(|pair| pair.into_iter().unique().collect())
                .collect()
        }),
        // P-positions among many cells, and one cell more or less; as many queries as allowed.
        test_file("edge-07", 1_000_000, |values| {
            sample(MAX, 2, |rng| {
                let w = rng.usize(2..MAX);
                let white = small_cells(rng, 1_000_000, w);
                let sum = white.iter().fold(0, |sum, &x| sum ^ values[x]);
                let last = (1..100_000).find(|x| values[*x] == sum && !white.contains(x));
                [white, last.filter(|_| rng.bool()).into_iter().collect()].concat()
            })
        }),
        // The largest board: the first and the last cell, and pairs of cells, half of them with the same quotient.
        {
            let ends = [vec![1], vec![MAX_CELLS], vec![1, MAX_CELLS], vec![2, MAX_CELLS / 2]];
            // The first cell of a block of equal quotients, and its last one or the next.
            let pairs = (1..=96)
                .map(|i| vec![MAX_CELLS / (100 * i + 1) + 1, MAX_CELLS / (100 * i) + i % 2]);
            let queries = ends.into_iter().chain(pairs).collect_vec();
            TestFile::new("edge-08", [Case { input: input(MAX_CELLS, &queries), answer: None }])
        },
    ];
    // Cells in a row: from 1 on, to the last one, and around the root. The second number is a square.
    let queries = |n: usize| {
        let first = |i: usize| [100 * i, n - 100 * i - 100, n.isqrt() - 50 * i][i % 3];
        let white = |i: usize| (first(i) + 1..first(i) + 101 - i % 2).collect_vec();
        vec![input(n, &(0..MAX).map(white).collect_vec())]
    };
    let square = 31_622 * 31_622;
    files.extend(largest([("10^9 cells", queries(MAX_CELLS)), ("31622^2 cells", queries(square))]));
    files
}

/// Pairs of neighbours around the root of `n`, and pairs of a cell and its quotient.
fn around(n: usize) -> Vec<Vec<usize>> {
    let neighbours = (25..38).map(|x| vec![x, x + 1]);
    let quotients =
        (25..38).map(|x| vec![n / x, x]).map(|pair| pair.into_iter().unique().collect());
    neighbours.chain(quotients).chain([vec![n], vec![1], vec![1, n]]).collect()
}

/// `w` different cells, small numbers as often as large ones.
fn small_cells(rng: &mut Rng, n: usize, w: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < w {
        let digits = rng.u32(1..=n.ilog10());
        let x = rng.usize(1..=n / 10usize.pow(n.ilog10() - digits));
        if !chosen.contains(&x) {
            chosen.push(x);
        }
    }
    chosen
}

fn input(n: usize, queries: &[Vec<usize>]) -> String {
    format!("{n}\n{}\n{}", queries.len(), lines(queries.iter().map(|white| counted(white))))
}

fn test_file(name: &str, n: usize, queries: impl FnOnce(&[usize]) -> Vec<Vec<usize>>) -> TestFile {
    let values = single_cells(n);
    let queries = queries(&values);
    let wins = |white: &Vec<usize>| nim_wins(&white.iter().map(|&x| values[x]).collect_vec());
    let answers = queries.iter().map(|white| if wins(white) { "Yes" } else { "No" });
    TestFile::new(name, [Case::new(input(n, &queries), lines(answers))])
}

/// The values of the cells, each as the only white one, by all moves.
fn single_cells(n: usize) -> Vec<usize> {
    let mut values = vec![0; n + 1];
    for x in (1..=n).rev() {
        let sums = (2..=n / x).scan(0, |sum, k| {
            *sum ^= values[k * x];
            Some(*sum)
        });
        let sums = std::iter::once(0).chain(sums).collect_vec();
        values[x] = mex(&sums);
    }
    values
}
