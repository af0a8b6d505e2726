//! Largest inputs of Friends.

use crate::prelude::*;

/// In turn an edge gets a number, and who wins is asked, for the first end of an edge.
fn tree(rng: &mut Rng, edges: &[Edge]) -> String {
    let mut z = || rng.u8(..2);
    let tree = lines(edges.iter().map(|[x, y]| format!("{x} {y} {}", z())));
    let line = |i: usize| {
        let [x, y] = edges[i * 7919 % edges.len()];
        match i % 8 {
            0 | 2 | 4 => format!("1 {x} {y} {}", z()),
            6 => format!("1 {y} {x} {}", z()),
            _ => format!("0 {x}"),
        }
    };
    format!("{} 39999\n{tree}\n{}", edges.len() + 1, lines((0..39_999).map(line)))
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (39_999, &mut Rng::with_seed(1));
    // Edges of the centres 1 and 2 that x * 10000 + y, or x * 2^15 + y, would not tell apart.
    let twin = |v| [if v == 2 || v / 10_000 % 2 == 1 { 1 } else { 2 }, v];
    let centres = (2..=n).map(twin).collect();
    let (deep, wide) = (shuffled(rng, comb(n), n, 0), random_tree(rng, n));
    let files = [
        ("stars", vec![star(n), backwards(star(n), n), centres]),
        ("paths", vec![path(n), backwards(path(n), n), shuffled(rng, path(n), n, 1)]),
        ("a comb, a wide tree and single edges", vec![deep, wide, path(2), path(2), path(2)]),
    ];
    largest(files.map(|(shape, trees)| {
        let trees: Vec<String> = trees.iter().map(|edges| tree(rng, edges)).collect();
        (shape, vec![format!("{}\n{}", trees.len(), lines(trees))])
    }))
}
