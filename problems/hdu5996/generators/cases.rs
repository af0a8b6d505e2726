//! Largest inputs of dingyeye loves stone.

use crate::prelude::*;

/// A tree with random stones; vertex 1, which is a child of the root, can have those that make it lost.
fn case(rng: &mut Rng, edges: &[Edge], is_lost: bool) -> String {
    let n = edges.len() + 1;
    let fathers: Vec<usize> = parents(edges).iter().map(|parent| parent - 1).collect();
    let mut stones = random(rng, n, 0..=(1 << 27) - 1);
    if is_lost {
        let mut is_odd = vec![false];
        for &father in &fathers {
            is_odd.push(!is_odd[father]);
        }
        stones[1] = (2..n).filter(|&i| is_odd[i]).fold(0, |sum, i| sum ^ stones[i]);
    }
    format!("{n}\n{}\n{}", spaced(fathers), spaced(stones))
}

pub fn cases() -> Vec<TestFile> {
    let (n, rng) = (100_000, &mut Rng::with_seed(1));
    let trees = [path(n), star(n), binary_tree(n), random_tree(rng, n), deep_tree(rng, n, 3)];
    let small = (0..95).map(|i| (random_tree(rng, 100), i % 2 == 0)).collect();
    let mixed = [trees.map(|tree| (tree, true)).to_vec(), small].concat();
    let above = (0..6).map(|_| (deep_tree(rng, 101, 2), true)).collect();
    let files = [
        (
            "a path, and six trees just above the small ones",
            [vec![(path(n), false)], above].concat(),
        ),
        ("large and small trees, most of them lost", mixed),
    ];
    largest(files.map(|(shape, trees)| {
        (shape, trees.iter().map(|(tree, is_lost)| case(rng, tree, *is_lost)).collect())
    }))
}
