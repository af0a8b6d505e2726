//! Largest inputs of New Year and the Tricolore Recreation.

use crate::prelude::*;

/// The row with the widest gap, and `count` rows with the tokens anywhere.
fn rows(seed: u64, count: usize) -> Vec<[i64; 3]> {
    let rng = &mut Rng::with_seed(seed);
    let row = || {
        let mut places = [(); 3].map(|()| rng.i64(-100_000..=100_000));
        places.sort_unstable();
        places
    };
    let rows = std::iter::repeat_with(row).filter(|row| row[0] < row[1] && row[1] < row[2]);
    [[-100_000, 99_999, 100_000]].into_iter().chain(rows.take(count)).collect()
}

pub fn cases() -> Vec<TestFile> {
    // Of all f, 2 gives the largest values. The seeds are some with which Bob wins.
    let files = [
        ("the widest gap alone, f = 2", 2, rows(1, 0)),
        ("anywhere, f = 2: lost", 2, rows(54, 99_999)),
        ("anywhere, f = 4: lost", 4, rows(3, 99_999)),
        ("a few, f = 200000: lost", 200_000, rows(67, 999)),
    ];
    largest(files.map(|(shape, f, rows)| {
        let text = format!("{} {f}\n{}", rows.len(), lines(rows.iter().map(spaced)));
        (shape, vec![text])
    }))
}
