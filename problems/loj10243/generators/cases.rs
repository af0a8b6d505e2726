//! Largest inputs of Moving Pieces.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n, m) = (&mut Rng::with_seed(1), 2000, 6000);
    let random = random_graph(rng, n, m);
    let random = shuffled(rng, random, n, 0);
    let files = [
        ("a path", n, path(n), vec![1]),
        ("a path numbered backwards, lost", n, backwards(path(n), n), vec![n, n - 2]),
        ("all arrows between the nodes, lost", 110, complete(110), (1..=108).collect()),
        ("layers of three nodes", n, layers(666, 3), vec![1, 2, 3]),
        ("random, all nodes with pieces", n, random, (1..=n).collect()),
    ];
    largest(files.map(|(shape, n, arrows, pieces)| {
        let (sizes, arrows) = (spaced([n, arrows.len(), pieces.len()]), edge_lines(&arrows));
        (shape, vec![format!("{sizes}\n{arrows}\n{}", spaced(pieces))])
    }))
}
