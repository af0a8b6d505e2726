//! Largest inputs of Shiritori.

use crate::prelude::*;

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// For each edge a word of eight letters, from the three letters of its tail to those of its head.
fn words(edges: &[Edge]) -> Vec<String> {
    let three = |v: usize| [v / 52 / 52, v / 52 % 52, v % 52].map(|i| &LETTERS[i..=i]).concat();
    edges.iter().map(|edge| edge.map(|v| three(v - 1)).join("zZ")).collect()
}

pub fn cases() -> Vec<TestFile> {
    let (n, vertices, rng) = (200_000, 52 * 52 * 52, &mut Rng::with_seed(1));
    let on_path = shuffled(rng, path(vertices), vertices, 0);
    let with_exit = [cycle(vertices - 1), vec![[1, vertices]]].concat();
    let with_exit = shuffled(rng, with_exit, vertices, 0);
    let random = (0..n).map(|_| word(rng, 8, LETTERS)).collect();
    let files = [
        ("one word again and again: a draw", vec!["zzzzzzzz".to_string(); n]),
        ("all strings of three letters on a path", words(&cycled(&on_path, n))),
        ("on a cycle with a single way out", words(&with_exit)),
        ("447 words before and behind each of 447 strings", words(&layers(2, 447))),
        ("random", random),
    ];
    largest(files.map(|(shape, words)| (shape, vec![format!("{}\n{}", words.len(), lines(words))])))
}
