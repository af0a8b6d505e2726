//! Rows on graphs and trees.

use super::search::{all_lists, check, cited, lost, row, values, Row};
use std::collections::HashSet;

/// The largest number of edges without a common node, on nodes that are left.
fn matching(joined: &dyn Fn(usize, usize) -> bool, nodes: u32) -> usize {
    let Some(node) = (0..32).find(|node| nodes >> node & 1 == 1) else { return 0 };
    let rest = nodes & !(1 << node);
    let partners = (0..32).filter(|&other| rest >> other & 1 == 1 && joined(node, other));
    partners
        .map(|other| 1 + matching(joined, rest & !(1 << other)))
        .max()
        .unwrap_or(0)
        .max(matching(joined, rest))
}

/// The edges of graphs on five nodes.
const EDGES: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

fn has_edge(graph: u32, a: usize, b: usize) -> bool {
    EDGES.iter().enumerate().any(|(i, &edge)| graph >> i & 1 == 1 && edge == (a.min(b), a.max(b)))
}

/// Whether it has no edge at the nodes from this one on.
fn is_inside(graph: u32, nodes: usize) -> bool {
    EDGES.iter().enumerate().all(|(i, &(_, b))| graph >> i & 1 == 0 || b < nodes)
}

pub const ROWS: &[Row] = &[
    cited("dag", "g = \\operatorname{mex}", "hdu1524"),
    cited("layers", "Z; 0; Z; Z; 1; 2", "agc016f"),
    cited("levels", "0", "cf1149e"),
    cited("draws", "", "backwards"),
    cited("arrow-once", "", "abc278f"),
    row("matching", "v", || {
        // The edges, the cell of the token, and where it has been.
        let moves = |&(graph, at, been): &(u32, usize, u32)| {
            let near = (0..5).filter(|&to| been >> to & 1 == 0 && has_edge(graph, at, to));
            near.map(|to| (graph, to, been | 1 << to)).collect()
        };
        let start =
            (0..1024).step_by(9).flat_map(|graph| (0..5).map(move |at| (graph, at, 1 << at)));
        lost(start, moves, |&(graph, at, been)| {
            let joined = |a, b| has_edge(graph, a, b);
            matching(&joined, 31) == matching(&joined, 31 & !been) && at < 5
        })
    }),
    cited("gap", "", "luogu1971"),
    cited("cut-tree", "g(v); g(c) + 1; c", "agc017d"),
    cited("polygons", "1; 0; c; g(c) + 1; odd; even", "poj3710"),
    cited("subtree", "g(v); 1; g(c); c", "hdu5299"),
    cited("leaves", "even", "luogu7864"),
    cited("keep-one-part", "odd", "luogu8347"),
    cited("remove-a-leaf", "n; x; odd", "cf1363c"),
    cited("step-towards", "d \\bmod 3 = 2; d", "agc033c"),
    cited("top-levels", "g(v); x_1, \\dots, x_r; r; v; x_d; d; v", "cf1585g"),
    cited("up-to-the-root", "1; even", "hdu5963"),
    row("stones-under-a-token", "", || {
        fn is_lost(graph: u32, stones: &[usize], at: usize) -> bool {
            let fewer =
                (0..stones.len()).filter(|&to| has_edge(graph, at, to) && stones[to] < stones[at]);
            fewer.into_iter().all(|to| !is_lost(graph, stones, to))
        }
        let moves = |(graph, stones, at): &(u32, Vec<usize>, usize)| {
            let (graph, mut left) = (*graph, stones.clone());
            let Some(less) = left[*at].checked_sub(1) else { return Vec::new() };
            left[*at] = less;
            let near = (0..stones.len()).filter(|&to| has_edge(graph, *at, to));
            near.map(|to| (graph, left.clone(), to)).collect()
        };
        let start = [(3, 3), (4, 2)].into_iter().flat_map(|(nodes, most)| {
            // The edges on the first nodes of the five.
            (0..1024).filter(move |&graph| is_inside(graph, nodes)).flat_map(move |graph| {
                all_lists(nodes, 0..=most)
                    .into_iter()
                    .flat_map(move |stones| (0..nodes).map(move |at| (graph, stones.clone(), at)))
            })
        });
        lost(start.step_by(3), moves, |(graph, stones, at)| is_lost(*graph, stones, *at))
    }),
    cited(
        "way-to-the-root",
        "g(v) = \\operatorname{mex} S(v); S(v); C; g(c); c; x \\oplus g(c) \\oplus C; c; x; S(c)",
        "luogu6665",
    ),
    row("delete", "g = (V \\bmod 2) + 2 (E \\bmod 2); V; E", || {
        // The nodes and the edges that are left.
        let moves = |&(nodes, graph): &(u32, u32)| {
            let edge = (0..10)
                .filter(|edge| graph >> edge & 1 == 1)
                .map(|edge| (nodes, graph & !(1 << edge)));
            let node = (0..5).filter(|node| nodes >> node & 1 == 1).map(|node| {
                let at = EDGES.iter().enumerate().filter(|(_, &(a, b))| a == node || b == node);
                (nodes & !(1 << node), at.fold(graph, |graph, (i, _)| graph & !(1 << i)))
            });
            edge.chain(node).collect()
        };
        let sides = |side: u32| {
            let between = EDGES.iter().map(move |&(a, b)| side >> a & 1 != side >> b & 1);
            between.enumerate().fold(0, |graph, (i, is_between)| graph | u32::from(is_between) << i)
        };
        let graphs: HashSet<u32> =
            (0..16).flat_map(|side| (0..1024).map(move |graph| graph & sides(side))).collect();
        values(graphs.into_iter().map(|graph| (31, graph)), moves, |&(nodes, graph)| {
            (nodes.count_ones() % 2 + 2 * (graph.count_ones() % 2)) as usize
        })
    }),
    cited("free-of-prefixes", "d; g; L - d", "arc087e"),
    cited(
        "stay-apart",
        "M; N; N (N - 1) / 2 - M; p; 1; q; N; N; p + q; N (N - 1) / 2 - M - p; odd; even; even; even",
        "arc105e",
    ),
];

#[test]
fn graphs_and_trees() {
    check(ROWS);
}
