//! Largest inputs of Sagheer and Apple Tree.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most) = (100_000, 10_000_000);
    let (rng, half) = (&mut Rng::with_seed(1), n / 2);
    let upwards = path(n).into_iter().map(|edge| edge.map(|v| if v == 1 { 1 } else { n + 2 - v }));
    // With a node in the middle of each edge all leaves have even depths.
    let split = |[u, v]: Edge| [[u, half + v - 1], [half + v - 1, v]];
    let split = |edges: Vec<Edge>| edges.into_iter().flat_map(split).collect::<Vec<_>>();
    let comb = shuffled(rng, split(comb(half)), n - 1, 1);
    let wide = split(random_tree(rng, half));
    let leaves = with_nim_sum_0(distinct(rng, n - 2, 1..=(1 << 23) - 1));
    let files = [
        ("a path, all equal: all pairs", all_equal(n, most), path(n)),
        ("a path, numbered upwards", random(rng, n, 1..=15), upwards.collect()),
        ("a star with the sum 0", [vec![most], leaves].concat(), star(n - 1)),
        ("a comb", random(rng, n - 1, most - 15..=most), comb),
        ("a wide tree", random(rng, n - 1, 1..=most), wide),
    ];
    largest(files.map(|(shape, apples, edges)| {
        let input = [apples.len().to_string(), spaced(apples), spaced(parents(&edges))];
        (shape, vec![input.join("\n")])
    }))
}
