//! Largest inputs of Chessboard Game, Again!

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut coins = |k: usize, most: u32| -> Vec<String> {
        (0..k).map(|_| format!("{} {}", rng.u32(1..=most), rng.u32(1..=most))).collect()
    };
    // Coordinates of one digit, so that the file is no longer than 4 MB.
    let full = (0..1000).map(|_| case(&coins(1000, 9))).collect();
    let few = (0..1000).map(|i| case(&coins(2 + i % 3, 15))).collect();
    let pairs = (0..50).map(|_| case(&cycled(&coins(500, 15), 1000))).collect();
    let cells = (0..1000).map(|i| case(&[format!("{} {}", i / 15 % 15 + 1, i % 15 + 1)])).collect();
    largest([
        ("as many coins as there may be", full),
        ("few coins", few),
        ("lost: each coin twice", pairs),
        ("one coin, on each cell", cells),
    ])
}

fn case(coins: &[String]) -> String {
    format!("{}\n{}", coins.len(), lines(coins))
}
