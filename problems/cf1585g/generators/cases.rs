//! Largest inputs of Poachers.

use crate::prelude::*;

/// The forest of some trees, with all vertices named in any order.
fn forest(rng: &mut Rng, trees: &[Vec<Edge>]) -> String {
    let (mut edges, mut n) = (vec![], 0);
    for tree in trees {
        edges.extend(tree.iter().map(|edge| edge.map(|v| n + v)));
        n += tree.len() + 1;
    }
    let mut parents = vec![0; n];
    for [parent, child] in shuffled(rng, edges, n, 0) {
        parents[child - 1] = parent;
    }
    counted(&parents)
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (500_000, &mut Rng::with_seed(1));
    let half = deep_tree(rng, n / 2, 2);
    // A second path from vertex 1, which is as long as the first.
    let second = path(n - n / 2).into_iter().map(|edge| edge.map(|v| v + n / 2));
    let fork = path(n / 2).into_iter().chain([[1, n / 2 + 1]]).chain(second).collect();
    let files = [
        ("a path", vec![vec![path(n)]]),
        ("a star", vec![vec![star(n)]]),
        ("two paths from one root", vec![vec![fork]]),
        ("a deep tree twice: lost", vec![vec![half.clone(), half]]),
        ("random trees", vec![(0..5).map(|_| random_tree(rng, n / 5)).collect()]),
        ("single vertices", vec![vec![vec![]]; n]),
    ];
    largest(
        files.map(|(shape, cases)| (shape, cases.iter().map(|trees| forest(rng, trees)).collect())),
    )
}
