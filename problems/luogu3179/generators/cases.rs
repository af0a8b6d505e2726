//! Test files of the array game: small boards with all positions that fit, pairs of equal and of different values,
//! the ends of the blocks of equal quotients, and the largest boards.

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
        // Half of them P-positions.
        test_file("random-01", 1_000_000, |value| {
            sample(MAX, 2, |rng| {
                let w = rng.usize(2..=10);
                let white = small_cells(rng, 1_000_000, w);
                either(rng, white, 1_000_000, value)
            })
        }),
        // The largest board; the first and the last cell, and cells of all sizes.
        test_file("random-02", MAX_CELLS, |value| {
            let ends = [vec![1], vec![MAX_CELLS], vec![1, MAX_CELLS], vec![2, MAX_CELLS / 2]];
            let random = sample(MAX - ends.len(), 3, |rng| {
                let w = rng.usize(1..=8);
                let white = small_cells(rng, MAX_CELLS, w);
                either(rng, white, MAX_CELLS, value)
            });
            ends.into_iter().chain(random).collect()
        }),
        // As many queries, white cells and cells as allowed, half of them P-positions.
        test_file("max-01", MAX_CELLS, |value| {
            sample(MAX, 4, |rng| {
                let white = small_cells(rng, MAX_CELLS, MAX);
                either(rng, white, MAX_CELLS, value)
            })
        }),
    ];
    // Cells in a row: from 1 on, to the last one, and around the root. The second number is a square.
    let queries = |n: usize| {
        let first = |i: usize| [100 * i, n - 100 * i - 100, n.isqrt() - 50 * i][i % 3] as u64;
        let white =
            |i: usize| counted(&(first(i) + 1..first(i) + 101 - i as u64 % 2).collect_vec());
        vec![format!("{n}\n{MAX}\n{}", (0..MAX).map(white).join("\n"))]
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

/// A P-position made of `white`, or `white` unchanged, with equal odds. One cell is replaced by another of the value
/// that is needed, if there is one.
fn either(
    rng: &mut Rng,
    mut white: Vec<usize>,
    n: usize,
    value: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    if rng.bool() {
        let last = white.pop().expect("at least one cell is white");
        let needed = white.iter().fold(0, |sum, &x| sum ^ value(x));
        let found = (1..=n.min(100_000)).find(|x| value(*x) == needed && !white.contains(x));
        white.push(found.unwrap_or(last));
    }
    white
}

fn test_file(
    name: &str,
    n: usize,
    queries: impl FnOnce(&dyn Fn(usize) -> usize) -> Vec<Vec<usize>>,
) -> TestFile {
    let values = Values::new(n);
    let queries = queries(&|x| values.of(n / x));
    let mut search = Search::normal(|white: &Vec<usize>| moves(n, white));
    let mut lines = vec![n.to_string(), queries.len().to_string()];
    let mut answers = Vec::new();
    for white in &queries {
        let wins = nim_wins(&white.iter().map(|x| values.of(n / x)).collect_vec());
        if n <= 13 {
            assert_eq!(
                wins,
                search.wins(&white.iter().copied().sorted().collect()),
                "{n} {white:?}"
            );
        }
        lines.push(counted(white));
        answers.push(if wins { "Yes" } else { "No" });
    }
    TestFile::new(name, [Case::new(lines.join("\n"), answers.join("\n"))])
}

/// What can be white after a move.
fn moves(n: usize, white: &[usize]) -> Vec<Vec<usize>> {
    let after = |&x: &usize| {
        (1..=n / x).map(move |k| {
            let turned = (1..=k).map(|i| i * x).collect_vec();
            let stay = white.iter().filter(|cell| !turned.contains(cell));
            let new = turned.iter().filter(|cell| !white.contains(cell));
            stay.chain(new).copied().sorted().collect_vec()
        })
    };
    white.iter().flat_map(after).collect()
}

/// The values for all quotients of n, in ascending order of these.
struct Values {
    quotients: Vec<usize>,
    values: Vec<usize>,
}

impl Values {
    /// Block by block; on small boards also from the values of all cells, one by one.
    fn new(n: usize) -> Self {
        let mut quotients = Vec::new();
        let mut x = 1;
        while x <= n {
            quotients.push(n / x);
            x = n / (n / x) + 1;
        }
        quotients.reverse();
        let mut values = Values { values: Vec::new(), quotients };
        let cells = if n <= 1_000_000 { single_cells(n) } else { Vec::new() };
        for m in values.quotients.clone() {
            let value = values.next(n, m);
            if n <= 1_000_000 {
                assert_eq!(cells[n / m], value, "n = {n}, m = {m}");
            }
            values.values.push(value);
        }
        values
    }

    /// The value of a quotient: the ones up to the root are all there.
    fn at(&self, n: usize, m: usize) -> usize {
        let from_the_end = n / m;
        if m <= from_the_end {
            self.values[m - 1]
        } else {
            self.values[self.quotients.len() - from_the_end]
        }
    }

    fn of(&self, m: usize) -> usize {
        self.values[self.quotients.binary_search(&m).expect("m is a quotient")]
    }

    /// The mex of the sums of the values of 2x, 3x, ..., block by block.
    fn next(&self, n: usize, m: usize) -> usize {
        let mut seen = [false; 128];
        let mut sum = 0;
        let mut i = 2;
        while i <= m {
            let quotient = m / i;
            let end = m / quotient;
            let value = self.at(n, quotient);
            seen[sum] = true;
            seen[sum ^ value] = true;
            if (end - i).is_multiple_of(2) {
                sum ^= value;
            }
            i = end + 1;
        }
        seen[sum] = true;
        seen.iter().position(|seen| !seen).expect("all values are smaller")
    }
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
