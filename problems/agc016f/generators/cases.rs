//! Test files of Games on DAG. An input is a single case, so there are many small ones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge: Vec<(usize, Vec<Edge>)> = vec![
        // Two edges into the only vertex that has no edge.
        (3, vec![[1, 3], [2, 3]]),
        // No move at all; one move.
        (4, vec![[3, 4]]),
        (11, vec![[1, 11]]),
        (11, vec![[10, 11]]),
        // A vertex above two zeros with free edges to it, and among vertices that may be zeros.
        (4, vec![[1, 3], [2, 3], [3, 4]]),
        (5, vec![[1, 3], [2, 4], [3, 4], [3, 5]]),
        (6, vec![[1, 3], [1, 4], [2, 4], [2, 5], [3, 6], [4, 6], [5, 6]]),
        // Edges in no order.
        (5, vec![[3, 4], [1, 5], [2, 3], [4, 5], [1, 2], [2, 5]]),
        // Complete graphs.
        (4, complete(4)),
        (6, complete(6)),
        (9, complete(9)),
        // A path; all edges from the two pieces to the others, and with those from the first vertex alone.
        (11, path(11)),
        (11, (3..=11).flat_map(|y| [[1, y], [2, y]]).collect()),
        (11, star(11)),
        // Layers of three, each vertex with edges to all of the next layer.
        (12, layers(4, 3)),
        // Nearly all edges of the most vertices, and half of them.
        (
            15,
            complete(15)
                .into_iter()
                .filter(|edge| !matches!(edge, [1, 2 | 7] | [4..=6, 4..=6] | [10, 15]))
                .collect(),
        ),
        (15, random_graph(&mut Rng::with_seed(1), 15, 52)),
        // The remainder of all graphs is less than that of the lost ones.
        (10, random_graph(&mut Rng::with_seed(2), 10, 32)),
    ];
    let text = |n, edges: &[Edge]| vec![format!("{n} {}\n{}", edges.len(), edge_lines(edges))];
    let mut files = edges(edge.iter().map(|(n, edges)| text(*n, edges)));
    files.extend(largest([
        ("a path", text(15, &path(15))),
        ("all edges", text(15, &complete(15))),
        ("layers of three vertices", text(15, &layers(5, 3))),
        (
            "edges to five vertices",
            text(15, &iproduct!(1..=10, 11..=15).map(|(x, y)| [x, y]).collect_vec()),
        ),
    ]));
    files
}
