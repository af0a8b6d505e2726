//! Largest inputs of A Funny Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (count, most) = (1000, 1_000_000);
    let files = [
        ("the largest circles", spread(count, most - 999..=most)),
        ("circles of all sizes", spread(count, 1..=most)),
    ];
    let lines = |circles: Vec<u64>| circles.iter().map(u64::to_string).collect::<Vec<_>>();
    largest(files.map(|(shape, circles)| (shape, lines(circles))))
}
