//! Largest inputs of Stick Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let n = 1_000_000;
    // The last take alone leads to a lost heap.
    let odd = ascending(99).iter().map(|i| 2 * i + 1).chain([1]).collect();
    let random = distinct(&mut Rng::with_seed(1), 99, 2..=n);
    let large = (n - 98..=n).collect();
    let files = [
        ("odd takes: every other heap is lost", odd),
        ("1 to 100: few heaps are lost", ascending(100)),
        ("as large as they may be", large),
        ("random", random),
        ("Fibonacci numbers", fibonacci(n)),
    ];
    largest(files.map(|(shape, mut takes): (_, Vec<u64>)| {
        if !takes.contains(&1) {
            takes.push(1);
        }
        (shape, vec![format!("{n} {}\n{}", takes.len(), spaced(takes))])
    }))
}
