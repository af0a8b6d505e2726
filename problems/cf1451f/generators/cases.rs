//! Largest inputs of Nullify The Matrix.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100, 1_000_000);
    let rng = &mut Rng::with_seed(1);
    let equal = vec![all_equal(n, most); n];
    let mut near: Vec<_> = (0..10).map(|i| lost(rng, n - i / 4, n - i % 4)).collect();
    // In every other matrix one digit of one number is changed: at a corner or in the middle.
    for (case, (i, j)) in [(0, 0), (97, 96), (97, 0), (0, 96), (50, 41)].into_iter().enumerate() {
        near[2 * case + 1][i][j] ^= 1 << (18 - 4 * case);
    }
    let files = [("all equal", vec![equal]), ("lost, or but for one number", near)];
    let case = |rows: Vec<Vec<u64>>| {
        format!("{} {}\n{}", rows.len(), rows[0].len(), lines(rows.iter().map(spaced)))
    };
    largest(files.map(|(shape, cases)| (shape, cases.into_iter().map(case).collect())))
}

/// The last number of each antidiagonal is the Nim sum of the others.
fn lost(rng: &mut Rng, n: usize, m: usize) -> Vec<Vec<u64>> {
    let mut sums = vec![0; n + m];
    let mut number = |i: usize, j: usize| {
        let number = if j == 0 || i == n - 1 { sums[i + j] } else { rng.u64(0..1 << 19) };
        sums[i + j] ^= number;
        number
    };
    (0..n).map(|i| (0..m).map(|j| number(i, j)).collect()).collect()
}
