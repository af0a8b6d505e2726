//! Largest inputs of Christmas Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (100_000, 1_000_000_000, &mut Rng::with_seed(1));
    // Where no vertex has more than one present, both players win at many roots.
    let files = [
        ("a path, k = 20", path(n), 20, 1),
        ("a star, k = 1", star(n), 1, max),
        ("a comb, k = 3", comb(n), 3, 1),
        ("a binary tree, k = 2", binary_tree(n), 2, 1),
        ("a random tree, k = 20", random_tree(rng, n), 20, max),
        ("a deep tree, k = 7", deep_tree(rng, n, 3), 7, 1),
    ];
    largest(files.map(|(shape, tree, k, most)| {
        let edges = edge_lines(&shuffled(rng, tree, n, 0));
        let presents = spaced(random(rng, n, 0..=most));
        (shape, vec![format!("{n} {k}\n{edges}\n{presents}")])
    }))
}
