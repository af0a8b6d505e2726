//! Test files of Election Promises. All Nim sums are rarely 0 among random numbers, so many are made to be.

use crate::prelude::*;

const LARGEST: u64 = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let small: [(&[u64], &[Edge]); 21] = [
        // One vertex, lost and won.
        (&[0], &[]),
        (&[LARGEST], &[]),
        // Equal numbers on two levels.
        (&[5, 5], &[[1, 2]]),
        // The higher level decides, and the lower one has to be mended by a larger or smaller number, or by none.
        (&[3, 1], &[[1, 2]]),
        (&[1, 6], &[[1, 2]]),
        (&[4, 0], &[[1, 2]]),
        (&[0, 6], &[[1, 2]]),
        // The last vertex of this path has the level of the first; its longest path is another.
        (&[7, 0, 7], &[[1, 2], [2, 3]]),
        (&[7, 2, 3], &[[3, 2], [2, 1]]),
        // A vertex with a successor of level 1 alone, and one that skips a level.
        (&[2, 3, 1, 2], &[[4, 3], [3, 2], [2, 1]]),
        (&[1, 2, 3, 2], &[[4, 1], [3, 4], [2, 3], [2, 4]]),
        // On the level of the move, the first number cannot become smaller.
        (&[1, 6], &[]),
        (&[1, 2, 4, 3], &[[1, 4], [2, 4], [3, 4]]),
        // Two successors on a level, and three.
        (&[2, 1, 5], &[[1, 2], [1, 3]]),
        (&[1, 3, 4, 4], &[[1, 3], [1, 2], [1, 4]]),
        (&[3, 1, 0, 2], &[[1, 4], [1, 3], [1, 2]]),
        // A successor that two vertices share.
        (&[6, 5, 3], &[[1, 3], [2, 3]]),
        (&[2, 2, 3], &[[1, 3], [2, 3]]),
        (&[2, 2, 0], &[[1, 3], [2, 3]]),
        // Higher levels with the Nim sum 0.
        (&[2, 2, 1, 3], &[[1, 3], [2, 4], [1, 4]]),
        // Nim sums above the largest number.
        (&[536_870_912, 536_870_911, LARGEST, 1], &[[4, 3], [4, 1]]),
    ];
    let text = |numbers: &[u64], edges: &[Edge]| {
        let counts = format!("{} {}", numbers.len(), edges.len());
        vec![format!("{counts}\n{}\n{}", spaced(numbers), edge_lines(edges)).trim_end().to_string()]
    };
    let rng = &mut Rng::with_seed(1);
    let mut edge = small.map(|(numbers, edges)| text(numbers, edges)).to_vec();
    edge.extend([
        // A path of two levels, and all edges, with a level for each vertex.
        text(&[3; 40], &path(40)),
        text(&cycled(&[0, 1, 2, 3, 4], 24), &shuffled(rng, complete(24), 24, 0)),
        // Nim, without an edge.
        text(&random(rng, 60, 0..=LARGEST), &[]),
        // Each level above all vertices of those below: 2^38 paths.
        text(&[1; 80], &layers(40, 2)),
    ]);
    // As many vertices and edges as the judge allows.
    let (n, numbers) = (200_000, LARGEST - 9..=LARGEST);
    let long = shuffled(rng, path(n), n, 0);
    let wide = shuffled(rng, complete(633), 633, 0)[..n].to_vec();
    let mut files = edges(edge);
    files.extend(largest([
        // Both levels of the path have half of the vertices.
        ("a path, lost", text(&all_equal(n, 7), &long)),
        ("nearly all edges of 633 vertices", text(&random(rng, 633, numbers), &wide)),
        ("edges from one vertex to all others", text(&random(rng, n, 0..=9), &star(n))),
    ]));
    files
}
