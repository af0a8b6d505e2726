//! Largest inputs of Alice and Bob Play Again.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    let forest = |n: usize, edges: &[Edge]| {
        format!("{n} {}\n{}", edges.len(), edge_lines(edges)).trim_end().to_string()
    };
    // Two equal trees, which are lost.
    let twice = |edges: Vec<Edge>| {
        let copy = edges.iter().map(|edge| edge.map(|v| v + n / 2));
        edges.iter().copied().chain(copy).collect::<Vec<_>>()
    };
    let any_path = shuffled(rng, path(n), n, 0);
    let (combs, deep) = (shuffled(rng, comb(n), n, 1), twice(deep_tree(rng, n / 2, 3)));
    let small = sample(10, 2, |rng| {
        let n = 10_000;
        let shapes = [broom(n), binary_tree(n), random_tree(rng, n), deep_tree(rng, n, 9)];
        let tree = shapes[rng.usize(..4)].clone();
        let edges = shuffled(rng, tree, n, 1);
        forest(n, &edges[rng.usize(..9)..])
    });
    // Values that differ by 2^16.
    let two_paths = path(n).into_iter().filter(|&[u, _]| u != (1 << 16) + 17_232).collect();
    let paths = [two_paths, any_path, twice(path(n / 2))];
    largest([
        ("paths", paths.map(|edges| forest(n, &edges)).to_vec()),
        ("two equal trees, a comb", [deep, combs].map(|edges| forest(n, &edges)).to_vec()),
        ("no edge, star", vec![forest(n, &[]), forest(n, &star(n))]),
        ("ten forests", small),
    ])
}
