//! Largest inputs of A funny game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (1000, &mut Rng::with_seed(1));
    // 19 flights to the next airports, and one from before.
    let wide: Vec<Edge> = (2..=n).map(|v| [(v + 17) / 19, v]).collect();
    let deep = deep_tree(rng, n, 9);
    let files = [
        ("a path, won", 1, path(n)),
        ("a path from its end, numbered backwards", n, backwards(path(n), n)),
        ("a path from its middle, lost", 499, path(997)),
        ("a comb", 1, comb(n)),
        ("20 flights at the airports", n, backwards(wide, n)),
        ("a deep tree in any order", 5, shuffled(rng, deep, n, 0)),
    ];
    largest(files.map(|(shape, k, edges)| {
        (shape, vec![format!("{} {k}\n{}", edges.len() + 1, edge_lines(&edges))])
    }))
}
