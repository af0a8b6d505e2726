//! # HDU 3094 · A tree game
//!
//! A move deletes an edge of a tree, and with it all edges that are no longer connected with vertex 1. A player who
//! cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line with the number N of vertices, 1 <= N <= 10^5, which
//! are numbered from 1, and N - 1 lines with the two ends of an edge, in either order. **Output.** For each case a
//! line, `Alice` or `Bob`.
//!
//! **Hint.** Ask what a single edge below a tree does to its value, then see how branches that meet are added.
//!
//! **Theorem.** The value of a vertex is the Nim sum of the values of its children, each increased by 1. Alice wins if
//! and only if the value of vertex 1 is not 0.
//!
//! **Why.** This is the game of the lesson agc017d, which proves the theorem: a branch, an edge with a tree on it, is
//! worth 1 more than the tree, and the branches of a vertex are a sum of games. Only a tree of a single vertex is new.
//! It has no edge, hence Bob wins, and its value is 0.
//!
//! **Complexity.** O(N) per case, without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, Input};

/// The Grundy value of a tree with its root at node 0, if `order` has its other nodes, each with its parent before it.
fn grundy(order: &[(usize, usize)]) -> u64 {
    let mut values = vec![0; order.len() + 1];
    for &(node, parent) in order.iter().rev() {
        values[parent] ^= values[node] + 1;
    }
    values[0]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from input, x: usize, y: usize }
        let are_vertices = [x, y].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the tree, found {x} {y}");
        edges.push([x - 1, y - 1]);
    }
    let order = breadth_first_order(n, &edges);
    ensure!(order.len() == n, "expected a tree, found vertices not connected with vertex 1");
    Ok(if grundy(&order[1..]) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, Search};

    /// What the moves leave of a set of edges: by the rules and nothing else. Edge i, which is bit i of a set, leads from
    /// node i + 1 down to node `parents[i]`, which is at most i. Node 0 is the root.
    fn brute_force(edges: usize, parents: &[usize]) -> Vec<usize> {
        let is_left = |edge: usize, edges: usize| edges >> edge & 1 == 1;
        let after = |cut: usize| {
            // An edge falls if the one below it has fallen, which stands before it.
            (cut + 1..parents.len()).fold(edges ^ 1 << cut, |left, edge| {
                let stands = parents[edge] == 0 || is_left(parents[edge] - 1, left);
                if is_left(edge, left) && !stands {
                    left ^ 1 << edge
                } else {
                    left
                }
            })
        };
        (0..parents.len()).filter(|&cut| is_left(cut, edges)).map(after).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for edges in 0..=6usize {
            for parents in all_trees(edges + 1) {
                let mut game = Search::normal(|&left: &usize| brute_force(left, &parents));
                let wins = game.wins(&((1 << edges) - 1));
                // In the input the edges come from the last to the first, and every other one is turned round.
                let mut input = format!("1\n{}\n", edges + 1);
                for (i, parent) in parents.iter().enumerate().rev() {
                    let [a, b] = [i + 2, parent + 1];
                    input += &if i % 2 == 0 { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
                }
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if wins { "Alice\n" } else { "Bob\n" }, "{input}");
            }
        }
    }
}
