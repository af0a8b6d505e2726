//! Largest inputs of A Multiplication Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (cases, most) = (1000, 4_294_967_294);
    let ends =
        (0..7).map(|i| 9 * 18_u64.pow(i)).flat_map(|end| [end, end + 1, 2 * end, 2 * end + 1]);
    let files = [
        ("the largest numbers", (most - 999..=most).collect()),
        ("ends of all ranges", cycled(&ends.collect::<Vec<_>>(), cases)),
        ("random", random(&mut Rng::with_seed(1), cases, 2..=most)),
    ];
    largest(files.map(|(shape, numbers)| (shape, numbers.iter().map(u64::to_string).collect())))
}
