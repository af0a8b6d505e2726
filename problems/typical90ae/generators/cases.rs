//! Test files of VS AtCoder. An input is a single case.

use crate::rules::{mex, Search};
use crate::{sample, Case, TestFile};
use itertools::{iproduct, Itertools};

/// Heaps of white and blue stones.
type Heap = (usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let values = values(1325);
    let mut search = Search::normal(|&[one, other]: &[Heap; 2]| {
        let of_one = moves(one).into_iter().map(|moved| [moved, other]);
        of_one.chain(moves(other).into_iter().map(|moved| [one, moved])).collect()
    });
    for (w, b, v, c) in iproduct!(0..=3, 0..=6, 0..=3, 0..=6) {
        assert_eq!(search.wins(&[(w, b), (v, c)]), values[w][b] != values[v][c]);
    }
    // Without white stones there is a formula for the values.
    assert!((0..=1325).all(|b| 2 * values[0][b] + 1 == (b + 1) >> (b + 1).trailing_zeros()));

    let file = |name: &str, heaps: &[Heap]| {
        let wins = heaps.iter().fold(0, |sum, &(w, b)| sum ^ values[w][b]) != 0;
        let row = |stones: fn(&Heap) -> usize| heaps.iter().map(stones).join(" ");
        let input = format!("{}\n{}\n{}", heaps.len(), row(|heap| heap.0), row(|heap| heap.1));
        TestFile::new(name, [Case::new(input, if wins { "First" } else { "Second" })])
    };
    // A heap, and one without white stones that has the same value: lost.
    let balanced = |(w, b): Heap| [(w, b), (0, 2 * values[w][b])];
    // Heaps that are judged wrongly if no more than 80 blue stones are counted.
    let cut = self::values(80);
    let grown = iproduct!(0..=50, 0..=50).filter(|&(w, b)| cut[w][b] != values[w][b]);
    let random = |seed, most| {
        sample(150, seed, move |rng| (rng.usize(1..=most), rng.usize(0..=most))).into_iter()
    };
    vec![
        // No move, and one move.
        file("edge-01", &[(0, 1)]),
        file("edge-02", &[(1, 0)]),
        // Two rows and not pairs: lost, but not as (1, 1) and (0, 2).
        file("edge-03", &[(1, 0), (1, 2)]),
        // The largest heap, alone and balanced.
        file("edge-04", &[(50, 50)]),
        file("edge-05", &balanced((50, 50))),
        // Heaps that grow far: all balanced but one, and all.
        file("edge-06", &grown.clone().flat_map(balanced).skip(1).collect_vec()),
        file("edge-07", &grown.flat_map(balanced).collect_vec()),
        // Anything, and balanced.
        file("random-01", &random(1, 20).collect_vec()),
        file(
            "random-02",
            &random(2, 50).flat_map(balanced).filter(|&heap| heap != (0, 0)).collect_vec(),
        ),
    ]
}

fn moves((w, b): Heap) -> Vec<Heap> {
    (1..=b / 2).map(|k| (w, b - k)).chain((w > 0).then(|| (w - 1, b + w))).collect()
}

/// The Grundy values `[w][b]`, if no more than `most` blue stones are counted.
fn values(most: usize) -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; most + 1]; 51];
    for (w, b) in iproduct!(0..=50, 0..=most) {
        let options = moves((w, b)).into_iter().map(|(w, b)| values[w][b.min(most)]);
        values[w][b] = mex(&options.collect_vec());
    }
    values
}
