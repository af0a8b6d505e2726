//! # AtCoder AGC 033 C · Removing Coins
//!
//! Each of the N vertices of a tree has a coin. A move chooses a vertex with coins and removes all of them; then each
//! coin that is left goes one step along the tree towards this vertex. A player who cannot move, as no coin is left,
//! loses. Who wins?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then N - 1 lines with two vertices a and b (1 <= a, b <= N): an edge of the tree.
//! **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Hint.** Which vertices have coins after a move, and how long is the longest path among them?
//!
//! **Theorem.** Let d be the number of vertices on a longest path of the tree. The second player wins if and only if
//! d mod 3 = 2.
//!
//! **Why.** Suppose that the vertices with coins form a tree of two or more vertices, and that a move chooses v. Call v
//! the root. After the move, any other vertex has coins if and only if it has a child; v has a neighbour, and gets its
//! coins. So a tree is left again: all leaves are gone, except for v if it is one.
//!
//! Let d be 3 or more. *If v is an end of a longest path*, it is a leaf, and this path loses only its other end: d - 1
//! vertices are left. No path of d is, as both its ends would be leaves, and only one old leaf is left. *Otherwise* no
//! path of d - 1 is left: if v is a leaf and the path ends there, the path could be extended at its other end, which
//! was no leaf, to a longest path that ends at v; any other path could be extended at both ends, to d + 1. But the
//! longest paths without their ends are left, with d - 2. Hence each move reduces d by 1 or 2. Both can be chosen: a
//! vertex inside a longest path reduces it by 2.
//!
//! From d = 2 the only move leads to d = 1, where the last coins are taken. So d = 1 is won, d = 2 is lost, and from
//! there on d - 2 is a heap from which 1 or 2 stones are taken: lost if and only if it is a multiple of 3, as the lesson
//! hdu1846 proves.
//!
//! **Complexity.** O(N), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, Input};

/// The number of vertices on a longest path of a tree, where `order` has its nodes, each with its parent, from node 0
/// on, and the parent first.
fn longest_path(order: &[(usize, usize)]) -> usize {
    let (mut longest, mut down) = (1, vec![1; order.len()]); // down: of the longest path from a node to a leaf below
    for &(node, parent) in order[1..].iter().rev() {
        longest = longest.max(down[parent] + down[node]);
        down[parent] = down[parent].max(down[node] + 1);
    }
    longest
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from input, a: usize, b: usize }
        let are_vertices = [a, b].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the tree, found {a} {b}");
        edges.push([a - 1, b - 1]);
    }
    let order = breadth_first_order(n, &edges);
    ensure!(order.len() == n, "expected a tree, found vertices not connected with vertex 1");
    Ok(if longest_path(&order) % 3 == 2 { "Second" } else { "First" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, tree_edges, Search};

    /// What the moves leave of coins on the vertices of a set, as bits: by the rules and nothing else. `towards[v][u]` is
    /// the vertex to which a coin on u goes if v is chosen.
    fn brute_force(coins: u32, towards: &[Vec<usize>]) -> Vec<u32> {
        let vertices = || (0..towards.len()).filter(|v| coins >> v & 1 == 1);
        let left =
            |v: usize| vertices().filter(|&u| u != v).fold(0, |set, u| set | 1 << towards[v][u]);
        vertices().map(left).collect()
    }

    /// For each v, where a coin on u goes: to its parent if v is not below u, else to the child on the way to v.
    fn towards(parents: &[usize]) -> Vec<Vec<usize>> {
        let parent = |vertex: usize| parents[vertex - 1];
        let next = |v: usize, u: usize| {
            let mut child = v;
            while child > u && parent(child) != u {
                child = parent(child);
            }
            if child > u {
                child
            } else {
                parent(u)
            }
        };
        let n = parents.len() + 1;
        (0..n).map(|v| (0..n).map(|u| if u == v { v } else { next(v, u) }).collect()).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=7 {
            for parents in all_trees(n) {
                let mut input = format!("{n}\n");
                for [parent, child] in tree_edges(&parents) {
                    input += &format!("{child} {parent}\n");
                }
                let towards = towards(&parents);
                let mut game = Search::normal(|&coins: &u32| brute_force(coins, &towards));
                let expected = if game.wins(&((1 << n) - 1)) { "First\n" } else { "Second\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
