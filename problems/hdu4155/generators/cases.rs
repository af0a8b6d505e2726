//! Largest inputs of The Game of 31.

use crate::prelude::*;

/// The first cards, as many of them as make a legal game.
fn legal(cards: &str) -> String {
    let has_five = |cards: &str| cards.chars().counts().values().any(|&count| count > 4);
    let sum = |cards: &str| cards.bytes().map(|card| u32::from(card - b'0')).sum::<u32>();
    let mut lengths = (1..=cards.len()).rev().map(|length| &cards[..length]);
    lengths.find(|cards| sum(cards) <= 31 && !has_five(cards)).unwrap_or("1").to_string()
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (10_000, &mut Rng::with_seed(1));
    let all = |length| (0..length).map(|_| "123456".chars()).multi_cartesian_product();
    let short = (1..=5).flat_map(|length| all(length).map(|cards| legal(&cards.iter().join(""))));
    let mut games = |cards| (0..n).map(|_| legal(&word(rng, 24, cards))).collect();
    largest([
        ("after a single card", cycled(&["1", "2", "3", "4", "5", "6"].map(String::from), n)),
        ("up to five cards, in all ways", short.collect()),
        ("random, to the end", games("123456")),
        ("random, many small cards", games("1111222233334")),
    ])
}
