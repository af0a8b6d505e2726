//! # Codeforces 1363C · Game On Leaves
//!
//! There is a tree of n nodes, numbered from 1 on. A move removes a leaf, together with its edge; a leaf is a node with
//! at most one edge, so the last node that is left is one too. The player who removes node x wins. Ayush and Ashish
//! take turns, and Ayush moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and x (1 <= x <= n <= 1000), then n -
//! 1 lines with the two ends of an edge. **Output.** For each case a line with the winner, `Ayush` or `Ashish`.
//!
//! **Hint.** Which moves lose at once? Find the largest tree in which there are no others.
//!
//! **Theorem.** Ayush wins if and only if x has at most one edge, or n is even.
//!
//! **Why.** If x has at most one edge, Ayush removes it and wins. Otherwise call a move bad if it leaves x with one
//! edge: then the opponent removes x and wins. With three nodes x is the one in the middle, and both moves are bad.
//! *With more than three nodes there is a move that is not bad.* If x has three edges or more, any move will do. If x
//! has two, it lies between two branches that have at least three nodes together, so one of them has two or more. In
//! this branch the node farthest from x is a leaf, and not a neighbour of x: to remove it is not bad.
//!
//! A player who has a move that is not bad has no reason to make a bad one, which loses at once. So the number of nodes
//! falls by 1 from move to move, until a player faces three nodes, x in the middle, and loses. The number is odd then,
//! so it was odd whenever this player was to move: if n is odd, this is Ayush, and if n is even, Ashish. The lesson
//! ferguson explains how to go backwards from the end.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, Input};

/// Whether Ayush, who moves first, wins on a tree of `n` nodes in which node x has `degree` edges.
fn ayush_wins(n: u64, degree: usize) -> bool {
    degree <= 1 || n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, x: u64 }
    let mut degree = 0;
    for _ in 1..n {
        input! { from input, u: u64, v: u64 }
        degree += usize::from(u == x) + usize::from(v == x);
    }
    Ok(if ayush_wins(n, degree) { "Ayush" } else { "Ashish" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, spaced, tree_edges};

    /// Whether the player to move wins on a tree, where the nodes are numbered from 0 on and each node from 1 on has a
    /// parent; `left` tells which of them are left. By the rules and nothing else.
    fn brute_force(parents: &[usize], x: usize, left: &mut [bool]) -> bool {
        (0..left.len()).any(|leaf| {
            let is_edge = |child: usize| left[child] && left[parents[child - 1]];
            let at_leaf = |child: &usize| *child == leaf || parents[child - 1] == leaf;
            let edges = (1..left.len()).filter(at_leaf).filter(|&child| is_edge(child)).count();
            if !left[leaf] || edges > 1 {
                return false;
            }
            left[leaf] = false;
            let wins = leaf == x || !brute_force(parents, x, left);
            left[leaf] = true;
            wins
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=7 {
            let trees = all_trees(n);
            for (tree, x) in trees.iter().flat_map(|tree| (0..n).map(move |x| (tree, x))) {
                let edges = spaced(tree_edges(tree).concat());
                let input = format!("1\n{n} {}\n{edges}", x + 1);
                let wins = brute_force(tree, x, &mut vec![true; n]);
                let expected = if wins { "Ayush\n" } else { "Ashish\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
