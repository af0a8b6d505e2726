//! Largest inputs of Game On Leaves.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (1000, &mut Rng::with_seed(1));
    let case = |x: usize, edges: &[Edge]| format!("{} {x}\n{}", edges.len() + 1, edge_lines(edges));
    let bound = |x| vec![case(x, &backwards(path(n), n)); 10];
    let lost = vec![case(500, &path(n - 1)); 10];
    let trees = [star(n), star(n - 1), comb(n), comb(n - 1), path(n), path(n - 1)];
    let shapes = trees.iter().map(|tree| case(1, tree)).collect();
    let any = |seed: usize| {
        let size = n - seed % 2;
        let tree = random_tree(rng, size);
        case(1 + seed, &shuffled(rng, tree, size, 0))
    };
    largest([
        ("a path, numbered backwards, from its end", bound(n)),
        ("a path of 999 nodes with x in the middle: lost", lost),
        ("stars, combs and paths", shapes),
        ("random trees", (0..10).map(any).collect()),
    ])
}
