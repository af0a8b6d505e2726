//! Largest inputs of Grid Game 2.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200_000, 1_000_000_000, &mut Rng::with_seed(1));
    let golden = 618_033_988; // to max as two Fibonacci numbers
    let last = |n: usize| (max + 1 - n as u64..=max).rev();
    let random = distinct(rng, n, 1..=max).into_iter().zip(random(rng, n, 1..=max));
    let files = [
        ("random", random.collect()),
        ("quotients of 1", last(n).map(|r| (r, golden - r % 1000)).collect()),
        ("the last row", last(n).map(|c| (max, c)).collect()),
        ("the first column: up to 10^9 subtractions", last(n).map(|r| (r, 1)).collect()),
        ("a full rectangle", iproduct!(1..=400, 1..=500).collect()),
        ("the diagonal", last(n).map(|r| (r, r)).collect()),
    ];
    largest(files.map(|(shape, cells): (_, Vec<(u64, u64)>)| {
        let cells = cells.into_iter().map(|(r, c)| format!("{r} {c}"));
        (shape, vec![format!("{n}\n{}", lines(cells))])
    }))
}
