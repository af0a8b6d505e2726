//! # LibreOJ 10243 · Moving Pieces
//!
//! There are pieces on some nodes of a directed graph without cycles. A move takes one piece along an arrow. Pieces do
//! not hinder each other, and several may meet on a node. A player who cannot move loses. Does the first player win?
//!
//! **Input.** A line `N M K`, 1 <= N <= 2000, 0 <= M <= 6000, then M lines `X Y`, each an arrow from X to Y, then on a
//! line the nodes of the K pieces; nodes are numbered from 1. In this pack K is from 1 to N, and the pieces are on
//! different nodes. **Output.** `win` if the first player wins, otherwise `lose`.
//!
//! **Hint.** Give each node a number that depends only on the numbers of the nodes its arrows lead to, beginning with
//! the nodes that have no arrow.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the pieces' nodes is not 0.
//! The Grundy value of a node is the mex of those to which its arrows lead.
//!
//! **Why.** The pieces are a sum of games, one for each piece (Sprague and Grundy). Since there is no cycle, the nodes
//! can be put into an order in which every arrow leads to an earlier node, and the values be computed in this order.
//! The lesson hdu1524 proves it.
//!
//! **Limit:** at most 1,000,000 nodes.
//!
//! **Complexity.** O(N + M + K).

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, input, Input};

/// A graph has lists for each of its nodes, used or not.
const MOST_NODES: usize = 1_000_000;

/// Reads a node of a graph of `n` nodes, and counts it from 0.
fn read_node(input: &mut Input, n: usize) -> judge::Result<usize> {
    input! { from input, node: usize }
    ensure!((1..=n).contains(&node), "expected a node from 1 to {n}, found {node}");
    Ok(node - 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, m: usize, k: usize }
    ensure!(n <= MOST_NODES, "expected at most {MOST_NODES} nodes, found {n}");
    let mut arrows = Vec::new();
    for _ in 0..m {
        arrows.push([read_node(input, n)?, read_node(input, n)?]);
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(n, &arrows).ok_or(cycle)?;
    let mut sum = 0;
    for _ in 0..k {
        sum ^= values[read_node(input, n)?];
    }
    Ok(if sum != 0 { "win" } else { "lose" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, in_one, Search};

    /// All graphs of four nodes, but for their numbers, with all choices of nodes for the pieces.
    #[test]
    fn agrees_with_the_rules() {
        const ARROWS: [[usize; 2]; 6] = [[0, 2], [3, 2], [3, 0], [1, 2], [1, 0], [1, 3]];
        for arrows in all_sets(ARROWS.into_iter()) {
            let mut options = vec![Vec::new(); 4];
            for &[from, to] in &arrows {
                options[from].push(to);
            }
            let lines = arrows.iter().map(|[from, to]| format!("{} {}\n", from + 1, to + 1));
            let lines: String = lines.collect();
            let mut brute_force = Search::normal(|pieces: &Vec<usize>| {
                in_one(pieces, |_, &piece| options[piece].iter().copied())
            });
            for pieces in all_sets(0..4).into_iter().skip(1) {
                let nodes: String = pieces.iter().map(|node| format!("{} ", node + 1)).collect();
                let input = format!("4 {} {}\n{lines}{nodes}\n", arrows.len(), pieces.len());
                let answer = if brute_force.wins(&pieces) { "win\n" } else { "lose\n" };
                assert_eq!(judge::transcript(main, &input), (answer.to_string(), None), "{input}");
            }
        }
    }
}
