//! # Luogu P7864 · Picking Leaves
//!
//! A tree has vertex 1 as its root. A move removes some of the leaves, which are the vertices without children: one, or
//! as many together as the player likes. Two players take turns, and the player who removes the root wins. Does the
//! first player win?
//!
//! **Input.** The number of cases T (1 <= T <= 10). For each case n (1 <= n <= 10^6) and, if n > 1, a line with the
//! parents of vertices 2 to n. **Output.** For each case a line: `1` if the first player wins, otherwise `0`.
//!
//! **Hint.** Look only at the paths that hang down without a branch.
//!
//! **Theorem.** From a leaf go up for as long as the parent has no other child. The vertices on the way, with the leaf,
//! and with the root if it is reached, are the *chain* of the leaf. The first player wins if and only if some chain has
//! an odd number of vertices.
//!
//! **Why.** We check the P-position criterion, which the lesson ferguson proves. When the root is removed, there is no
//! chain, and the player to move has lost. Call a chain even or odd by its number of vertices.
//!
//! - *All chains are even.* They have at least 2 vertices. Where a move removes a leaf, its parent is in the chain too,
//!   has no other child, and becomes the leaf: the chain loses 1 vertex, and is odd. And no vertex that had several
//!   children loses one, so no chain becomes longer.
//! - *Some chain is odd.* We show that in any tree a player can remove some leaves, or none, such that no odd chain is
//!   left. This tree has an odd chain, so this removes something, and is a move.
//!
//! Call a tree a path if no vertex has several children, even if nothing is left of it. We claim that in each tree
//! there is a choice of leaves whose removal leaves a tree that is not a path and has no odd chain, or else two choices
//! that leave paths of k and k + 1 vertices, for some k. An even path has no odd chain, so the claim is enough. A
//! single leaf can be left or removed: k = 0. For a vertex v with children, take in the tree of each child a choice of
//! the first kind, or the choice that leaves an even path. Then there are four cases:
//!
//! - The trees of several children are left. Then all chains end below v, and they are even.
//! - A single tree is left, which is not a path. Its chains end in it: v is in none of them.
//! - A single tree is left, a path. It has at least 2 vertices, so the other choice leaves something of it as well.
//!   With v there are two paths whose numbers of vertices differ by 1.
//! - None is left, and v is a path of 1 vertex. Then all children are leaves; if one of them stays, there are 2
//!   vertices.
//!
//! **Limit:** a tree of at least 1 vertex; the vertices are numbered from 1.
//!
//! **Complexity.** O(n) per case, since no vertex is in two chains.

use common::judge::{self, ensure, Input};

/// Whether the first player wins. The nodes are numbered from 0, the root; these are the parents of the others.
fn first_wins(parents: &[usize]) -> bool {
    let mut children = vec![0; parents.len() + 1]; // how many each node has
    for &parent in parents {
        children[parent] += 1;
    }
    // The number of nodes in the chain of a leaf.
    let chain = |leaf: usize| {
        let (mut node, mut length) = (leaf, 1);
        while node > 0 && children[parents[node - 1]] == 1 {
            node = parents[node - 1];
            length += 1;
        }
        length
    };
    (0..children.len()).any(|node| children[node] == 0 && chain(node) % 2 == 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n > 0, "expected a tree of at least 1 node, found {n}");
    let mut parents = Vec::new();
    for _ in 1..n {
        let parent = input.number();
        ensure!((1..=n).contains(&parent), "expected a parent from 1 to {n}, found {parent}");
        parents.push(usize::try_from(parent - 1)?);
    }
    Ok(if first_wins(&parents) { "1" } else { "0" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, Search};

    /// What the moves leave of these nodes: by the rules and nothing else.
    fn brute_force(left: &[usize], parents: &[usize]) -> Vec<Vec<usize>> {
        let has_child = |node| left.iter().any(|&child| child > 0 && parents[child - 1] == node);
        let leaves: Vec<usize> = left.iter().copied().filter(|&node| !has_child(node)).collect();
        let without = |choice: usize| {
            let is_removed = |node: &usize| {
                leaves.iter().position(|leaf| leaf == node).is_some_and(|i| choice >> i & 1 == 1)
            };
            left.iter().copied().filter(|node| !is_removed(node)).collect()
        };
        (1..1 << leaves.len()).map(without).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for nodes in 1..=7 {
            for parents in all_trees(nodes) {
                let mut game = Search::normal(|left: &Vec<usize>| brute_force(left, &parents));
                let wins = game.wins(&(0..nodes).collect());
                assert_eq!(first_wins(&parents), wins, "{parents:?}");
            }
        }
    }
}
