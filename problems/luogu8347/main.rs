//! # Luogu P8347 · The Moon of the Other Side
//!
//! A tree has at least 2 vertices. A move deletes a vertex and keeps one of the trees that this leaves; all others are
//! deleted as well. Hifuu and Luna take turns, Hifuu moves first, and a player who leaves a single vertex loses. Who
//! wins?
//!
//! **Input.** The number of cases T (1 <= T <= 5). For each case n (2 <= n <= 200000), then n - 1 lines with the two
//! ends of an edge, which are numbers from 1 to n. **Output.** For each case a line: `Hifuu` or `Luna`.
//!
//! **Hint.** List the lost trees with up to six vertices, and look at their degrees.
//!
//! **Theorem.** Hifuu loses exactly when every vertex has an odd degree.
//!
//! **Why.** We check the P-position criterion, which the lesson ferguson proves. A single vertex is won for the player
//! to move, and agrees with the theorem: its degree is 0, which is even. Now take a tree of 2 vertices or more.
//!
//! - *All degrees are odd.* The tree that is kept has exactly one vertex that was next to the deleted vertex. Its
//!   degree decreases by 1, so it is even: every move leaves an even degree.
//! - *Some degree is even.* Without an edge e-p, the tree falls into two parts, the side of e and the side of p. Among
//!   all edges with an end e of even degree, choose e and p so that the side of e has as few vertices as possible. Then
//!   no other vertex f on this side has an even degree: take as q the next vertex on the way from f to e. The side of f
//!   without the edge f-q would have fewer vertices, since it lies in the side of e, but does not contain e. Delete p
//!   and keep the side of e. The degree of e decreases by 1, the others there stay the same: all are odd.
//!
//! **Limit:** the vertices are numbered from 1.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, ensure, rule, Input};

/// Whether Hifuu, who moves first, wins on a tree of `nodes`, given the two ends of each edge.
fn hifuu_wins(nodes: usize, ends: &[usize]) -> bool {
    let mut is_odd = vec![false; nodes];
    for &end in ends {
        is_odd[end] = !is_odd[end];
    }
    is_odd.contains(&false)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    rule!(n > 1, "expected a tree of at least 2 nodes, found {n}");
    let mut ends = Vec::new();
    for _ in 1..n {
        for end in input.numbers(2) {
            ensure!((1..=n).contains(&end), "expected a node from 1 to {n}, found {end}");
            ends.push(usize::try_from(end - 1)?);
        }
    }
    Ok(if hifuu_wins(usize::try_from(n)?, &ends) { "Hifuu" } else { "Luna" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, spaced, tree_edges, Search};

    /// The trees, one of which is kept after a node is deleted from the tree of the nodes in `left`, connected by some of
    /// `edges`: by the rules and nothing else.
    fn brute_force(left: &[usize], edges: &[[usize; 2]]) -> Vec<Vec<usize>> {
        let kept = |&node: &usize| {
            let mut trees: Vec<Vec<usize>> =
                left.iter().filter(|&&other| other != node).map(|&other| vec![other]).collect();
            for &[a, b] in edges {
                let tree_of = |node| trees.iter().position(|tree| tree.contains(&node));
                if let (Some(i), Some(j)) = (tree_of(a), tree_of(b)) {
                    let joined = trees[j].clone();
                    trees[i].extend(joined);
                    trees[i].sort_unstable();
                    trees.remove(j);
                }
            }
            trees
        };
        left.iter().flat_map(kept).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for nodes in 2..=7 {
            for parents in all_trees(nodes) {
                let edges = tree_edges(&parents);
                // A player who faces a single node has won.
                let mut game = Search::misere(|left: &Vec<usize>| brute_force(left, &edges));
                let wins = game.wins(&(1..=nodes).collect());
                let expected = if wins { "Hifuu\n" } else { "Luna\n" };
                let input = format!("1\n{nodes}\n{}", spaced(edges.concat()));
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
