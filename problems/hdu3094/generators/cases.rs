//! Largest inputs of A tree game.

use crate::prelude::*;

/// The tree with a path at vertex 1 that makes it lost. Edges lead to larger vertices.
fn lost(mut edges: Vec<Edge>) -> Vec<Edge> {
    let n = edges.len() + 1;
    let mut values = vec![0; n + 1];
    for &[parent, child] in edges.iter().rev() {
        values[parent] ^= values[child] + 1;
    }
    edges.extend((n..n + values[1]).map(|v| [if v == n { 1 } else { v }, v + 1]));
    edges
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    let mut small: Vec<_> = (0..50).map(|_| random_tree(rng, 1000)).collect();
    small.extend((0..50).map(|_| lost(random_tree(rng, 700))));
    let files = [
        ("a path", vec![path(n)]),
        ("an even star: lost", vec![star(n - 1)]),
        ("a comb", vec![comb(n)]),
        ("a deep tree: lost", vec![lost(deep_tree(rng, 65_000, 3))]),
        ("100 small trees, one in two lost", small),
    ];
    largest(files.map(|(shape, trees)| {
        let tree = |edges: Vec<Edge>| {
            let n = edges.len() + 1;
            format!("{n}\n{}", edge_lines(&shuffled(&mut Rng::with_seed(2), edges, n, 1)))
        };
        (shape, trees.into_iter().map(tree).collect())
    }))
}
