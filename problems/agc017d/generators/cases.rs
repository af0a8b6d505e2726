//! Test files of Game on Tree. An input is a single tree, so there are many small ones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    // The parent of each vertex from 2 on.
    let parents: [&[usize]; 12] = [
        // The smallest tree.
        &[1],
        // Two branches of two edges each: a path, and a fork.
        &[1, 2, 1, 4],
        &[1, 2, 2, 1],
        // A fork whose value is that of a single edge, beside one.
        &[1, 2, 2, 1, 1, 1],
        // Branches of equal height and of different values, and the other way round.
        &[1, 2, 2, 2, 1, 6],
        &[1, 2, 2, 1, 5, 5, 5, 5],
        // Paths of 1, 2 and 3 edges: the root in the middle, and on an edge.
        &[1, 1, 3, 1, 5, 6],
        &[1, 2, 2, 4, 2, 6, 7],
        // Branches of the same number of edges, a path and a star.
        &[1, 2, 3, 1, 5, 5],
        // Nine edges on the root: the number of edges is odd, and that of the branches.
        &[1; 9],
        &[1; 10],
        &[1, 2, 2, 4, 4, 6, 6],
    ];
    let rng = &mut Rng::with_seed(1);
    let edge = parents.map(|parents| (2..).zip(parents).map(|(v, &parent)| [parent, v]).collect());
    let mut files = edges(edge.map(|edges: Vec<Edge>| text(rng, edges)));
    // Two equal branches of 30,000 vertices, with a path of three edges beside them and without.
    let half = random_tree(rng, 30_000);
    let twice =
        half.iter().flat_map(|&[u, v]| [[u, v], [if u == 1 { 1 } else { u + 29_999 }, v + 29_999]]);
    let twice = twice.collect_vec();
    let beside = [twice.clone(), vec![[1, 60_000], [60_000, 60_001], [60_001, 60_002]]].concat();
    let n = 100_000;
    let deep = deep_tree(rng, n, 4);
    let two_paths = (2..n).map(|v| [v.saturating_sub(2).max(1), v]).collect();
    files.extend(largest([
        ("two equal paths: lost", text(rng, two_paths)),
        ("a path", text(rng, path(n))),
        ("a comb in order", vec![in_order(&comb(n))]),
        ("a deep tree", text(rng, deep)),
        ("two equal random branches: lost", text(rng, twice)),
        ("the same and a path", text(rng, beside)),
    ]));
    files
}

/// The tree with its vertices but the root, its edges and their ends in any order.
fn text(rng: &mut Rng, edges: Vec<Edge>) -> Vec<String> {
    let n = edges.len() + 1;
    let mut edges = shuffled(rng, edges, n, 1);
    for edge in &mut edges {
        rng.shuffle(edge);
    }
    vec![in_order(&edges)]
}

fn in_order(edges: &[Edge]) -> String {
    format!("{}\n{}", edges.len() + 1, edge_lines(edges))
}
