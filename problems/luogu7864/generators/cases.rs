//! Largest inputs of Picking Leaves.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (rng, n) = (&mut Rng::with_seed(1), 500_000);
    let case = |tree: &[Edge]| format!("{}\n{}", tree.len() + 1, spaced(parents(tree)));
    let from_1 = |v| if v == 1 { 1 } else { n + 2 - v };
    let backwards: Vec<Edge> = path(n).into_iter().map(|edge| edge.map(from_1)).collect();
    let mut flat = star(1_000_000);
    flat[0] = [1_000_000, 2];
    let few = 8000;
    let trees = [path(few), star(few), comb(few), random_tree(rng, few), deep_tree(rng, few, 3)];
    let mut legs = Vec::new();
    for mut tree in trees {
        // Two legs of two nodes on each node: all chains are even. One leaf more makes one odd.
        let leg = |i: usize| [[i / 2 + 1, few + 2 * i + 1], [few + 2 * i + 1, few + 2 * i + 2]];
        tree.extend((0..2 * few).flat_map(leg));
        legs.push(case(&shuffled(rng, tree.clone(), 5 * few, 1)));
        tree.push([5 * few, 5 * few + 1]);
        legs.push(case(&shuffled(rng, tree, 5 * few + 1, 1)));
    }
    largest([
        ("a star, and one leaf further down", vec![case(&flat)]),
        ("a path numbered backwards, lost", vec![case(&backwards)]),
        ("even chains on each node, and with one odd chain", legs),
    ])
}
