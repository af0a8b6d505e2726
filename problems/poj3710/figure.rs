//! A tree with an odd and an even polygon, the values of its nodes, and the stalk of the same value.

use crate::figures::prelude::*;
use common::grundy::GrundySearch;

/// The nodes; 0 stands on the ground.
const NODES: [Point; 11] = [
    (190.0, 390.0),
    (190.0, 300.0),
    (100.0, 220.0),
    (285.0, 220.0),
    (190.0, 200.0),
    (190.0, 100.0),
    (35.0, 125.0),
    (130.0, 110.0),
    (245.0, 120.0),
    (305.0, 50.0),
    (365.0, 130.0),
];

const EDGES: [[usize; 2]; 12] = [
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [4, 5],
    [2, 6],
    [6, 7],
    [7, 2],
    [3, 8],
    [8, 9],
    [9, 10],
    [10, 3],
];

/// The edges of each polygon.
const POLYGONS: [std::ops::Range<usize>; 2] = [5..8, 8..12];

/// The nodes that are in no polygon or carry one, each with the edge below it. That of the root is no edge.
const TREE: [(usize, usize); 6] = [(0, 12), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)];

pub fn draw(program: &Program) -> Result<Canvas> {
    let drawings = TREE.map(|(node, below)| {
        let others = (0..EDGES.len()).filter(|&edge| edge != below).collect_vec();
        standing(&others, node)
    });
    let cases = TREE.iter().zip(&drawings).map(|((root, _), edges)| written(*root, edges));
    let lost = program.lost(["Sally", "Harry"], &cases.collect_vec())?;
    let mut values = Vec::new();
    for ((root, _), edges) in TREE.iter().zip(&drawings) {
        let mut search = GrundySearch::new(|edges: &Vec<usize>| {
            let without = |cut| edges.iter().copied().filter(|&edge| edge != cut).collect_vec();
            edges.iter().map(|&cut| standing(&without(cut), *root)).collect()
        });
        values.push(search.grundy(edges));
    }
    program.check_zeros(&values, &lost)?;

    let title = "A tree of 12 edges with a triangle and a square: the nodes that carry the square and nothing have \
        the value 0, the one that carries the triangle and the one below a single edge 1, the one where the three \
        branches meet 1 and the root 2, as a stalk of two edges";
    let mut canvas = Canvas::new(600.0, 430.0, title);
    canvas.line(&[(30.0, 390.0), (570.0, 390.0)], "line");
    for [a, b] in EDGES {
        canvas.line(&[NODES[a], NODES[b]], "faint");
    }
    for polygon in POLYGONS {
        let is_odd = polygon.len() % 2 == 1;
        let corners = polygon.clone().map(|edge| NODES[EDGES[edge][0]]).collect_vec();
        let count: f64 = corners.iter().map(|_| 1.0).sum();
        let middle =
            corners.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / count, sum.1 + at.1 / count));
        let closed = corners.iter().chain(&corners[..1]).copied().collect_vec();
        if is_odd {
            canvas.line(&closed, "move");
        }
        for &corner in &corners[1..] {
            canvas.circle(corner, 6.0, "won");
        }
        canvas.text(middle, u8::from(is_odd), if is_odd { "move" } else { "quiet" });
    }
    for (((node, _), value), lost) in TREE.iter().zip(&values).zip(&lost) {
        value_at(&mut canvas, NODES[*node], *value, *lost);
    }
    let root = u32::try_from(values[0])?;
    canvas.text((415.0, 300.0), "=", "strong");
    let height = |n: u32| (500.0, 390.0 - 90.0 * f64::from(n));
    canvas.line(&[height(0), height(root)], "faint");
    for n in 0..=root {
        value_at(&mut canvas, height(n), u64::from(root - n), root == n);
    }
    Ok(canvas)
}

fn value_at(canvas: &mut Canvas, at: Point, value: u64, lost: bool) {
    let class = outcome_class(lost);
    canvas.circle(at, 20.0, class);
    canvas.text(at, value, class);
}

/// Those of the edges that are connected with the root.
fn standing(edges: &[usize], root: usize) -> Vec<usize> {
    let mut reached = vec![root];
    let mut next = 0;
    while let Some(&node) = reached.get(next) {
        next += 1;
        for &edge in edges.iter().filter(|&&edge| EDGES[edge].contains(&node)) {
            let other = EDGES[edge][0] + EDGES[edge][1] - node;
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    edges.iter().copied().filter(|&edge| reached.contains(&EDGES[edge][0])).collect()
}

/// A drawing as an input has it, with the root as node 1.
fn written(root: usize, edges: &[usize]) -> String {
    let nodes =
        [root].into_iter().chain(edges.iter().flat_map(|&edge| EDGES[edge])).unique().collect_vec();
    let number = |node| 1 + nodes.iter().position(|&other| other == node).unwrap_or_default();
    let lines = edges.iter().map(|&edge| {
        let [a, b] = EDGES[edge];
        format!("\n{} {}", number(a), number(b))
    });
    format!("1\n{} {}{}", nodes.len(), edges.len(), lines.format(""))
}
