//! Largest inputs of Removing Graph.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let n = 200_000;
    let mixed = |lengths: &[usize]| shuffled(&mut Rng::with_seed(1), cycles(lengths), n, 0);
    // Lengths twice each, and an even number of triangles.
    let twice = (4..300).flat_map(|length| [length; 2]).chain([4, 4, 3, 3]);
    let rest = n - twice.clone().sum::<usize>();
    let lost: Vec<usize> = twice.chain(vec![3; rest / 3]).collect();
    let files = [
        ("one cycle backwards, won", n - 1, n, backwards(cycle(n), n)),
        ("values that differ by 2^17 alone, won", 1, n, mixed(&[34_464, 165_536])),
        ("all lengths twice, many triangles, lost", 1, 500, mixed(&lost)),
    ];
    largest(
        files.map(|(shape, l, r, edges)| {
            (shape, vec![format!("{n} {l} {r}\n{}", edge_lines(&edges))])
        }),
    )
}

/// Cycles of these lengths, one behind the other.
fn cycles(lengths: &[usize]) -> Vec<Edge> {
    let mut edges = Vec::new();
    for &length in lengths {
        let before = edges.len();
        edges.extend(cycle(length).into_iter().map(|edge| edge.map(|v| v + before)));
    }
    edges
}
