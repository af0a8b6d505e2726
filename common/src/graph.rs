//! Graphs whose nodes are numbered from 0: Grundy values of the game on a directed one, and the order of a
//! breadth-first search in an undirected one.

use crate::grundy::mex;

/// The Grundy value of each position of a graph, given the options of each. Nothing if there is a cycle. Linear in
/// the number of positions and options.
///
/// ```
/// use common::graph::graph_grundy_values;
/// assert_eq!(graph_grundy_values(&[vec![1, 2], vec![2], vec![]]), Some(vec![2, 1, 0]));
/// assert_eq!(graph_grundy_values(&[vec![1], vec![0]]), None);
/// ```
///
/// # Panics
///
/// If an option is no position.
pub fn graph_grundy_values(options: &[Vec<usize>]) -> Option<Vec<u64>> {
    // A topological order, by Kahn's algorithm: each position stands before its options.
    let mut in_degree = vec![0; options.len()];
    for &option in options.iter().flatten() {
        in_degree[option] += 1;
    }
    let mut order: Vec<usize> = (0..options.len()).filter(|&p| in_degree[p] == 0).collect();
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
    if order.len() < options.len() {
        return None; // what is left is on cycles, or behind them
    }
    let mut values = vec![0; options.len()];
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
    // The neighbours of node i are neighbours[starts[i]..starts[i + 1]]. Until all are there, starts[i + 1] is where
    // its next one goes.
    let mut starts = vec![0; nodes + 2];
    for &end in edges.iter().flatten() {
        starts[end + 2] += 1;
    }
    for i in 2..starts.len() {
        starts[i] += starts[i - 1];
    }
    let mut neighbours = vec![0; 2 * edges.len()];
    for &[a, b] in edges {
        for (node, neighbour) in [(a, b), (b, a)] {
            neighbours[starts[node + 1]] = neighbour;
            starts[node + 1] += 1;
        }
    }
    let mut is_reached = vec![false; nodes];
    is_reached[0] = true;
    let mut order = vec![(0, 0)];
    let mut head = 0; // order[head..] is the queue
    while let Some(&(node, _)) = order.get(head) {
        head += 1;
        for &neighbour in &neighbours[starts[node]..starts[node + 1]] {
            if !is_reached[neighbour] {
                is_reached[neighbour] = true;
                order.push((neighbour, node));
            }
        }
    }
    order
}
