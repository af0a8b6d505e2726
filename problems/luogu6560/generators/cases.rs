//! Test files of The Passing of Time. There is one graph a file, so there are many small ones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let ring_with_an_exit = [cycle(8), vec![[4, 9]]].concat();
    let graphs: [(usize, &[Edge]); 11] = [
        // The graph of the write-up.
        (
            8,
            &[
                [1, 2],
                [2, 5],
                [3, 2],
                [3, 4],
                [3, 7],
                [3, 8],
                [5, 6],
                [5, 1],
                [6, 2],
                [6, 3],
                [7, 6],
                [8, 7],
            ],
        ),
        // Rings of odd and even length; a way out of one; a path.
        (7, &cycle(7)),
        (8, &cycle(8)),
        (9, &ring_with_an_exit),
        (12, &path(12)),
        // Arrows in both directions between any two vertices.
        (6, &both_ways(complete(6))),
        // A target with an arrow to an end, and one with an arrow back.
        (3, &path(3)),
        (4, &[[1, 2], [1, 3], [2, 1], [3, 4]]),
        // Two parts, each without a way to the other.
        (7, &[[1, 2], [2, 3], [2, 1], [3, 1], [4, 5], [5, 6], [6, 4], [6, 7]]),
        // An end whose number is smaller than that of a target with an arrow to it.
        (3, &[[2, 1], [3, 2]]),
        // Vertex 2 is on a cycle with 3, and lost, as 3 has a way out; 1 has an arrow to both, to 3 first.
        (4, &[[1, 3], [1, 2], [2, 3], [3, 2], [3, 4]]),
    ];
    let mut files = edges(
        // The smallest graph, and one whose start has no arrow.
        [text(2, &[[1, 2]], &[[1, 2]]), text(2, &[[2, 1]], &[[1, 2]])]
            .into_iter()
            .chain(graphs.map(|(n, edges)| text(n, edges, &both_ways(complete(n))))),
    );
    let rng = &mut Rng::with_seed(14);
    // Whichever way rounds over all vertices go, one decides but a few.
    let any_path = shuffled(rng, path(100_000), 100_000, 0);
    let mut asked = |n: usize, edges: &[Edge], queries: usize| {
        let queries = random_arrows(rng, n, queries);
        text(n, edges, &queries)
    };
    let any = random_arrows(&mut Rng::with_seed(13), 17_000, 60_000);
    files.extend(largest([
        ("a path in any order", asked(100_000, &any_path, 100)),
        ("a path both ways", asked(60_000, &both_ways(path(60_000)), 100)),
        ("layers of 50 vertices", asked(10_050, &layers(201, 50), 100)),
        ("a random graph", asked(17_000, &any, 500)),
    ]));
    files
}

fn both_ways(edges: Vec<Edge>) -> Vec<Edge> {
    edges.into_iter().flat_map(|[u, v]| [[u, v], [v, u]]).collect()
}

/// Random arrows with two ends. Few are there twice.
fn random_arrows(rng: &mut Rng, n: usize, m: usize) -> Vec<Edge> {
    let mut arrows = random_graph(rng, n, m);
    for arrow in &mut arrows {
        rng.shuffle(arrow);
    }
    arrows
}

fn text(n: usize, edges: &[Edge], queries: &[Edge]) -> Vec<String> {
    let counts = format!("{n} {} {}", edges.len(), queries.len());
    vec![format!("{counts}\n{}\n{}", edge_lines(edges), edge_lines(queries))]
}
