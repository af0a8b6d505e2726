//! Test files of Switch lights: lights in one line, near the origin, near powers of two, and far away.

use crate::prelude::*;
use common::nim::nim_product;

/// The coordinates of a light.
type Light = (u64, u64);

const MAX: u64 = 10_000;

pub fn cases() -> Vec<TestFile> {
    let of_size = |count: usize| iproduct!(1..=3, 1..=4).combinations(count);
    let edge = vec![
        // The smallest input.
        vec![vec![(1, 1)]],
        // All boards of two lights, and boards of three, on a small board.
        of_size(2).collect(),
        of_size(3).take(100).collect(),
        // All lights of small boards, and their diagonals.
        {
            let full = iproduct!(1..=7, 1..=7).map(|(x, y)| iproduct!(1..=x, 1..=y).collect());
            full.chain((1..=40).map(|n| (1..=n).map(|x| (x, x)).collect())).collect()
        },
        // One row or one column: Nim.
        (1..=25)
            .flat_map(|i| {
                let places = [40 * i, 70 * i, ((40 * i) ^ (70 * i)) + i % 2];
                [places.map(|y| (i, y)).to_vec(), places.map(|x| (x, i)).to_vec()]
            })
            .collect(),
        // Two lights, of which the second has the value of the first or one more.
        sample(100, 1, |rng| pair(rng, 100)),
        sample(100, 2, |rng| pair(rng, MAX)),
        // Powers of two with a light of the same value.
        iproduct!(1..14, 0..14)
            .map(|(i, j)| with_equal_value((1 << i, 1 << j), 0))
            .filter(|lights| lights[1].1 <= MAX)
            .take(100)
            .collect(),
    ];
    let text = |lights: Vec<Light>| {
        format!("{}\n{}", lights.len(), lines(lights.iter().map(|(x, y)| format!("{x} {y}"))))
    };
    let mut files = edges(edge.into_iter().map(|boards| boards.into_iter().map(text).collect()));
    // The lights at (x, y) and (y, x) cancel; in every other case one has no partner.
    let rng = &mut Rng::with_seed(11);
    let board = |i: usize| {
        let cells = distinct(rng, 500, 0..=999_999);
        let pairs = cells.iter().flat_map(|cell| {
            let (x, y) = (9000 - cell / 1000, 10_000 - cell % 1000);
            [(x, y), (y, x)]
        });
        text(pairs.skip(i % 2).collect())
    };
    let pairs = (0..100).map(board).collect();
    files.extend(largest([("pairs far away, lost or but for one", pairs)]));
    files
}

/// Two lights: the second has the value of the first, or one more or less, in the first row.
fn pair(rng: &mut Rng, most: u64) -> Vec<Light> {
    loop {
        let light = (rng.u64(2..=most), rng.u64(2..=most));
        let lights = with_equal_value(light, rng.u64(0..=1));
        if (1..=MAX).contains(&lights[1].1) {
            return lights;
        }
    }
}

/// The light, and in the first row the one of its value, with `change` in the binary digits of that.
fn with_equal_value((x, y): Light, change: u64) -> Vec<Light> {
    vec![(x, y), (1, nim_product(x, y, 16) ^ change)]
}
