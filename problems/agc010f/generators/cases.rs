//! Largest inputs of Tree Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (3000, 1_000_000_000);
    let rng = &mut Rng::with_seed(1);
    let (mut middle, spread) = (all_equal(n, most), spread(n, 0..=most));
    middle[0] = most - 1;
    let leaves: Vec<u64> = (0..n as u64).map(|i| i % 2 * most).collect();
    let deep = deep_tree(rng, n, 3);
    let files = [
        ("a path up", spread.clone(), path(n)),
        // Each round over these edges tells of one vertex more.
        ("a path up, its edges from the end", spread.clone(), backwards(path(n), n)),
        ("a star, its middle lowest", middle, star(n)),
        ("a comb, 0 and the most in turn", leaves, comb(n)),
        ("a deep tree, shuffled", spread, shuffled(rng, deep, n, 0)),
        ("a flat tree, few numbers", random(rng, n, 0..=9), random_tree(rng, n)),
    ];
    let tree = |stones: Vec<u64>, edges: Vec<Edge>| {
        format!("{}\n{}", counted(&stones), edge_lines(&edges))
    };
    largest(files.map(|(shape, stones, edges)| (shape, vec![tree(stones, edges)])))
}
