//! Largest inputs of New Year and the Tricolore Recreation.

use crate::shapes::{lines, random, spaced};
use crate::{largest, TestFile};
use fastrand::Rng;

/// The row that holds the widest gap, and `count` rows with the tokens anywhere. Places are numbered from 0.
fn rows(seed: u64, count: usize) -> Vec<[u64; 3]> {
    let rng = &mut Rng::with_seed(seed);
    let random = (0..3 * count).map(|_| random(rng, 3, 0..=200_000)).map(|mut places| {
        places.sort_unstable();
        [places[0], places[1], places[2]]
    });
    let random = random.filter(|[blue, white, red]| blue < white && white < red).take(count);
    [[0, 199_999, 200_000]].into_iter().chain(random).collect()
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
        let place = |place: u64| place as i64 - 100_000;
        let rows = rows.iter().map(|row| spaced(row.map(place)));
        (shape, vec![format!("{} {f}\n{}", rows.len(), lines(rows))])
    }))
}
