//! Largest inputs of Removing Coins.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (200_000, &mut Rng::with_seed(1));
    let files = [
        ("a path: lost", path(n)),
        ("a star", star(n)),
        ("a comb", comb(n)),
        ("a broom: lost", broom(n - 1)),
        ("a random tree", random_tree(rng, n)),
        ("a deep tree", deep_tree(rng, n, 3)),
    ];
    largest(files.map(|(shape, edges)| {
        let n = edges.len() + 1;
        (shape, vec![format!("{n}\n{}", edge_lines(&shuffled(rng, edges, n, 0)))])
    }))
}
