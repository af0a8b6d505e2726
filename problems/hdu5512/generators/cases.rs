//! Largest inputs of Pagodas.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, max, rng) = (500, 20_000, &mut Rng::with_seed(1));
    let neighbours: Vec<[u64; 3]> = (max - 99..=max).map(|a| [max - a % 2, a, a - 1]).collect();
    let divisor = |i: u64| [max - i, 2 * (i + 1), 3 * (i + 1)];
    let mut anywhere = |_| {
        let n = rng.u64(max - 99..=max);
        [n, rng.u64(1..n / 2), rng.u64(n / 2..=n)]
    };
    let fibonacci = fibonacci(max);
    let pairs =
        fibonacci.windows(2).flat_map(|pair| [[max, pair[0], pair[1]], [max - 1, 1, pair[1]]]);
    let files = [
        ("neighbours: all are built", cycled(&neighbours, t)),
        ("twice and three times a number", (0..t as u64).map(divisor).collect()),
        ("Fibonacci numbers, and 1", cycled(&pairs.collect::<Vec<_>>(), t)),
        ("anywhere", (0..t).map(&mut anywhere).collect()),
    ];
    largest(files.map(|(shape, cases)| (shape, cases.iter().map(spaced).collect())))
}
