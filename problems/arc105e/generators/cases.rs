//! Largest inputs of Keep Graph Disconnected.

use crate::prelude::*;

/// A graph of two parts that are not connected, the first with vertex 1 and `size` vertices.
fn case(n: usize, size: usize, first: &[Edge], last: &[Edge]) -> String {
    let moved = last.iter().map(|edge| edge.map(|v| size + v));
    let edges: Vec<Edge> = first.iter().copied().chain(moved).collect();
    format!("{n} {}\n{}", edges.len(), edge_lines(&edges)).trim_end().to_string()
}

pub fn cases() -> Vec<TestFile> {
    let (n, half, rng) = (100_000, 50_000, &mut Rng::with_seed(1));
    let mut dense = |size| {
        let (first, last) = (random_graph(rng, size, half), random_graph(rng, n - size, half));
        case(n, size, &first, &last)
    };
    let graphs = vec![dense(half), dense(half / 2 + 1)];
    let paths = |size| case(n, size, &backwards(path(size), size), &path(n - size));
    let files = [
        ("random graphs", graphs),
        ("two paths, even and odd", vec![paths(half), paths(half + 1)]),
        ("no edges", vec![case(n, 1, &[], &[]), case(n - 1, 1, &[], &[])]),
        ("two vertices each", vec!["2 0".to_string(); n]),
    ];
    largest(files)
}
