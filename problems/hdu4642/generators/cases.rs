//! Largest inputs of Fliping game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, count) = (100, 100);
    let rng = &mut Rng::with_seed(1);
    let board = |coins: Vec<u64>| format!("{n} {n}\n{}", lines(coins.chunks(n).map(spaced)));
    let all_heads = |i: usize| {
        let mut coins = all_equal(n * n, 1);
        coins[n * n - 1] = i as u64 % 2;
        board(coins)
    };
    largest([
        // Played through, such a board takes thousands of moves, and each turns thousands of coins.
        ("all heads, or all but the last", (0..count).map(all_heads).collect()),
        ("random", (0..count).map(|_| board(random(rng, n * n, 0..=1))).collect()),
    ])
}
