//! # AtCoder AGC 017 D · Green Hackenbush on one tree · Game on Tree
//!
//! A move deletes an edge of a tree, and with it the part that is no longer connected with vertex 1. A player
//! who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** The value of a vertex is the Nim sum of the values of its children, each increased by 1. Alice wins if
//! and only if the value of vertex 1 is not 0.
//!
//! **Why.** The branches of a vertex are a sum of games. A branch is an edge with a tree on it. Its options are
//! nothing, of value 0, and the same edge with an option of the tree on it; by induction each of these is worth
//! 1 more than the option. So every value of an option moves up by 1, the 0 below is added, and the mex
//! moves up by 1 too.
//!
//! **Limit:** a tree of at least 1 vertex.
//!
//! **Input.** `N`, then N - 1 lines with the ends of an edge, in any order. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N), without recursion.
//!
//! **Reference.** Berlekamp, Conway, Guy, *Winning Ways*, chapter 7: Green Hackenbush on trees.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, Input};

/// The Grundy value of a tree with its root at node 0, given its edges in any order. Nothing if it is no tree.
fn grundy(nodes: usize, edges: &[[usize; 2]]) -> Option<u64> {
    let order = breadth_first_order(nodes, edges);
    if order.len() < nodes || edges.len() >= nodes {
        return None;
    }
    let mut values = vec![0; nodes];
    for &(node, parent) in order[1..].iter().rev() {
        values[parent] ^= values[node] + 1;
    }
    Some(values[0])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from input, x: usize, y: usize }
        for vertex in [x, y] {
            ensure!((1..=n).contains(&vertex), "expected a vertex of the tree, found {vertex}");
        }
        edges.push([x - 1, y - 1]);
    }
    let no_tree = "expected a tree, found vertices that are not connected with vertex 1";
    let value = grundy(n, &edges).ok_or(no_tree)?;
    Ok(if value != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_trees;
    use std::collections::HashMap;

    /// What is left of a tree after a cut. An edge leads from a node to one above it, and stands after the edge
    /// that leads to its lower end.
    pub fn cut(edges: &[[usize; 2]], cut: usize) -> Vec<[usize; 2]> {
        let mut fallen = vec![edges[cut][1]];
        let mut left = edges[..cut].to_vec();
        for &[below, above] in &edges[cut + 1..] {
            if fallen.contains(&below) {
                fallen.push(above);
            } else {
                left.push([below, above]);
            }
        }
        left
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(edges: &[[usize; 2]], known: &mut HashMap<Vec<[usize; 2]>, bool>) -> bool {
        if let Some(&wins) = known.get(edges) {
            return wins;
        }
        let wins = (0..edges.len()).any(|i| !brute_force(&cut(edges, i), known));
        known.insert(edges.to_vec(), wins);
        wins
    }

    /// The tree in which node i + 1 stands on the node `parents[i]`, which is at most i.
    pub fn tree(parents: &[usize]) -> Vec<[usize; 2]> {
        (1..).zip(parents).map(|(node, &parent)| [parent, node]).collect()
    }

    /// The trees with `nodes` nodes whose parents come before them.
    pub fn trees(nodes: usize) -> Vec<Vec<[usize; 2]>> {
        all_trees(nodes).iter().map(|parents| tree(parents)).collect()
    }

    /// All trees of up to seven vertices. In the input their edges are in another order, and turned round.
    #[test]
    fn agrees_with_the_rules() {
        for nodes in 1..=7 {
            for edges in trees(nodes) {
                let mut known = HashMap::new();
                let expected = if brute_force(&edges, &mut known) { "Alice\n" } else { "Bob\n" };
                // Vertex 1 is the root; the others are numbered from the last.
                let vertex = |node: usize| if node == 0 { 1 } else { nodes + 1 - node };
                let mut input = format!("{nodes}\n");
                for (i, &[a, b]) in edges.iter().enumerate() {
                    let [a, b] = if i % 2 == 0 { [a, b] } else { [b, a] };
                    input += &format!("{} {}\n", vertex(a), vertex(b));
                }
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let no_tree = "expected a tree, found vertices that are not connected with vertex 1";
        for (input, line, message) in [
            ("0\n", 1, "expected a tree of at least 1 vertex, found 0"),
            ("2\n1 3\n", 2, "expected a vertex of the tree, found 3"),
            ("2\n0 1\n", 2, "expected a vertex of the tree, found 0"),
            ("4\n2 3\n3 4\n4 2\n", 4, no_tree),
            ("2\n1 1\n", 2, no_tree),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
        assert_eq!(judge::transcript(main, "1\n").0, "Bob\n");
        assert_eq!(grundy(2, &[[0, 1], [1, 0]]), None);
    }
}
