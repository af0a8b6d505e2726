//! Test files of the array game: small boards with all positions that fit, pairs of equal and of different values, the
//! ends of the blocks of equal quotients, and the largest boards.

use crate::prelude::*;

/// The bound on the number of cells.
const MAX_CELLS: usize = 1_000_000_000;

/// The bound on the queries, and on the white cells of each.
const MAX: usize = 100;

pub fn cases() -> Vec<TestFile> {
    let mut files = edges([
        // The smallest input.
        input(1, [vec![1]]),
        // All positions of six cells.
        input(6, (1..=6).powerset().skip(1)),
        // Single cells and pairs: those with equal values are lost.
        input(13, (1..=13).combinations(2).chain((1..=13).map(|x| vec![x]))),
        // Squares and products of neighbours, where the two tables of quotients meet: pairs around the root.
        input(961, around(961)),
        input(992, around(992)),
        // The last cell of each block of equal quotients, and the first one after it.
        input(999_999, (2..=MAX).map(|m| vec![999_999 / m, 999_999 / m + 1])),
        // The largest board: the first and the last cell, and pairs of cells, half of them with the same quotient.
        {
            let ends = [vec![1], vec![MAX_CELLS], vec![1, MAX_CELLS], vec![2, MAX_CELLS / 2]];
            // The first cell of a block of equal quotients, and its last one or the next.
            let pairs = (1..=96)
                .map(|i| vec![MAX_CELLS / (100 * i + 1) + 1, MAX_CELLS / (100 * i) + i % 2]);
            input(MAX_CELLS, ends.into_iter().chain(pairs))
        },
    ]);
    // Cells in a row: from 1 on, to the last one, and around the root. The second number is a square.
    let queries = |n: usize| {
        let first = |i: usize| [100 * i, n - 100 * i - 100, n.isqrt() - 50 * i][i % 3];
        let white = |i: usize| (first(i) + 1..first(i) + 101 - i % 2).collect_vec();
        input(n, (0..MAX).map(white))
    };
    let square = 31_622 * 31_622;
    files.extend(largest([("10^9 cells", queries(MAX_CELLS)), ("31622^2 cells", queries(square))]));
    files
}

/// Pairs of neighbours around the root of `n`, and pairs of a cell and its quotient.
fn around(n: usize) -> Vec<Vec<usize>> {
    let neighbours = (25..38).map(|x| vec![x, x + 1]);
    let quotients = (25..38).map(|x| [n / x, x].into_iter().unique().collect());
    neighbours.chain(quotients).chain([vec![n], vec![1], vec![1, n]]).collect()
}

/// A case of `n` cells with these queries.
fn input(n: usize, queries: impl IntoIterator<Item = Vec<usize>>) -> Vec<String> {
    let queries = queries.into_iter().map(|white| counted(&white)).collect_vec();
    vec![format!("{n}\n{}\n{}", queries.len(), lines(queries))]
}
