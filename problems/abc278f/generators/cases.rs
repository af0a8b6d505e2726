//! Largest inputs of Shiritori.

use crate::prelude::*;

/// Most words of the greatest length, that begin and end with some of these letters.
fn words(rng: &mut Rng, ends: &str) -> String {
    let middle = word(rng, 7, "abcdefghijklmnopqrstuvwxyz");
    let one = |i: usize| {
        let mut end = || word(rng, 1, ends);
        format!("{}{middle}{}{}", end(), &"abcdefghijklmnop"[i..=i], end())
    };
    format!("16\n{}", lines((0..16).map(one)))
}

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let shapes = [
        ("one letter: an even number of words, lost", "a"),
        ("two letters", "az"),
        ("three letters", "gnu"),
        ("five letters", "yodel"),
    ];
    largest(shapes.map(|(shape, ends)| (shape, vec![words(rng, ends)])))
}
