//! Largest inputs of Gambling Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (500_000, 1_000_000_000_000_000_000, &mut Rng::with_seed(1));
    // Below 2^59 all digits may be changed. The odd numbers are an odd number, so their Nim sum is odd.
    let small = random(rng, n, 0..=(1 << 59) - 1);
    let odd = |i: usize| (small[i] | 1) - u64::from(i == 0);
    let cards: [(_, &dyn Fn(usize) -> [u64; 2]); 4] = [
        ("random, with all 60 digits", &|i| [small[i], max - small[n - 1 - i]]),
        ("all at the bound", &|_| [max, max]),
        ("even differences, an odd Nim sum", &|i| [odd(i), odd(i) ^ small[n - 1 - i] & !1]),
        ("the last 59 cards differ", &|i| [small[i], small[i] ^ 1 << 59 >> (n - i).min(60)]),
    ];
    largest(cards.map(|(shape, card)| {
        let cards = (0..n).map(|i| spaced(card(i)));
        (shape, vec![format!("{n}\n{}", lines(cards))])
    }))
}
