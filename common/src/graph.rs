//! Graphs whose nodes are numbered from 0: Grundy values of the game on a directed one, and the order of a
//! breadth-first search in an undirected one.

use crate::grundy::mex;

/// The Grundy value of each position of a graph, given its arrows, each from a position to one of its options. Nothing
/// if there is a cycle. Linear in the number of positions and arrows.
///
/// ```
/// use common::graph::graph_grundy_values;
/// assert_eq!(graph_grundy_values(3, &[[0, 1], [1, 2], [0, 2]]), Some(vec![2, 1, 0]));
/// assert_eq!(graph_grundy_values(2, &[[0, 1], [1, 0]]), None);
/// ```
///
/// # Panics
///
/// If an end of an arrow is no position.
pub fn graph_grundy_values(positions: usize, arrows: &[[usize; 2]]) -> Option<Vec<u64>> {
    let mut options = vec![Vec::new(); positions];
    let mut in_degree = vec![0; positions];
    for &[position, option] in arrows {
        options[position].push(option);
        in_degree[option] += 1;
    }
    // A topological order, by Kahn's algorithm: each position stands before its options.
    let mut order: Vec<usize> = (0..positions).filter(|&p| in_degree[p] == 0).collect();
    let mut head = 0; // order[head..] is a queue of those whose arrows are still to be removed
    while let Some(&position) = order.get(head) {
        head += 1;
        for &option in &options[position] {
            in_degree[option] -= 1;
            if in_degree[option] == 0 {
                order.push(option);
            }
        }
    }
    if order.len() < positions {
        return None; // the others are on cycles, or behind them
    }
    let mut values = vec![0; positions];
    for &position in order.iter().rev() {
        values[position] = mex(options[position].iter().map(|&option| values[option]));
    }
    Some(values)
}

/// The nodes connected with node 0, in the order of a breadth-first search from there, each with its parent.
/// Node 0 is its own. Linear in the number of nodes, which is at least 1, and edges.
///
/// ```
/// use common::graph::breadth_first_order;
/// assert_eq!(breadth_first_order(5, &[[2, 0], [1, 2], [3, 4]]), [(0, 0), (2, 0), (1, 2)]);
/// ```
///
/// # Panics
///
/// If an end of an edge is no node.
pub fn breadth_first_order(nodes: usize, edges: &[[usize; 2]]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); nodes];
    for &[a, b] in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_reached = vec![false; nodes];
    is_reached[0] = true;
    let mut order = vec![(0, 0)];
    let mut head = 0; // order[head..] is the queue
    while let Some(&(node, _)) = order.get(head) {
        head += 1;
        for &neighbour in &neighbours[node] {
            if !is_reached[neighbour] {
                is_reached[neighbour] = true;
                order.push((neighbour, node));
            }
        }
    }
    order
}
