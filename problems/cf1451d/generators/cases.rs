//! Largest inputs of Circle Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (max, rng) = (100_000, &mut Rng::with_seed(1));
    // (z + 1, z) is so little outside the circle that numbers with 24 bits do not tell.
    let just_outside = |z: u64| {
        let square = z * z + (z + 1) * (z + 1);
        let d = square.isqrt();
        (0 < square - d * d && square - d * d < 600).then_some([d, 1])
    };
    let near: Vec<[u64; 2]> = (1..70_710).rev().filter_map(just_outside).take(100).collect();
    let files = [
        ("the longest diagonal", vec![[max, 1]; 100]),
        ("the largest steps", (max / 2..max / 2 + 100).map(|k| [max, k]).collect()),
        ("(z + 1, z) is just outside", near),
        ("random", (0..100).map(|_| [max, rng.u64(1..=9)]).collect()),
    ];
    largest(files.map(|(shape, cases)| (shape, cases.iter().map(spaced).collect())))
}
