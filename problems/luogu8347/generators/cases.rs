//! Largest inputs of The Moon of the Other Side.

use crate::prelude::*;

/// A path with a leaf at each node but the ends: all degrees are odd.
fn caterpillar(n: usize) -> Vec<Edge> {
    let long = n / 2 + 1;
    let leaves = (long + 1..=n).map(|v| [v - long + 1, v]);
    path(long).into_iter().chain(leaves).collect()
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (200_000, &mut Rng::with_seed(1));
    // The degree of node n - 2 is even, and no other.
    let won = [caterpillar(n - 2), vec![[n - 2, n - 1]]].concat();
    let files = [
        ("an odd star: lost", star(n)),
        ("a path numbered backwards", backwards(path(n), n)),
        ("a caterpillar: lost", shuffled(rng, caterpillar(n / 10), n / 10, 0)),
        ("a long caterpillar with one even degree", won),
    ];
    largest(files.map(|(shape, edges)| {
        (shape, vec![format!("{}\n{}", edges.len() + 1, edge_lines(&edges))])
    }))
}
