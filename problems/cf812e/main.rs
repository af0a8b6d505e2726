//! # Codeforces 812E · Sagheer and Apple Tree
//!
//! Apples lie on the nodes of a rooted tree, all leaves of which have depths of the same parity. A move takes some
//! apples, at least one, from one node, and puts them on one of its children; from a leaf it takes them away. A player
//! who cannot move loses; Soliman moves first, then Sagheer. Before that Sagheer has to exchange the apples of two
//! different nodes. With how many pairs of nodes does he win?
//!
//! **Input.** n (2 <= n <= 10^5), then a line with the apples of the nodes 1 to n, from 1 to 10^7, and a line with the
//! parents of the nodes 2 to n; the root is node 1. **Output.** The number of pairs.
//!
//! **Hint.** Number the levels of the tree from the leaves, and think of balls that roll down stairs.
//!
//! **Theorem.** Call a node black if its depth has the parity of the leaves, otherwise white. Sagheer wins if and only
//! if the Nim sum s of the black nodes is 0. Hence these pairs count: if s = 0, any two black nodes and any two white
//! nodes; and in any case a black node with a apples and a white node with a ^ s.
//!
//! **Why.** This is Staircase Nim, where a black leaf is a stair 1, and a stair may have several stairs below it. Of a
//! node and its child one is black, and a white node has a child. Hence each move changes the number of exactly one
//! black node, and each of these numbers can be reduced at will. The proof on the theory page on Staircase Nim needs no
//! more of the moves. An exchange of two nodes of one colour does not change s. That of a black node with a apples and
//! a white node with b makes it s ^ a ^ b, which is 0 precisely when b = a ^ s.
//!
//! **Limit:** a tree of at least 1 node.
//!
//! **Complexity.** O(n log n).

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;
use std::collections::BTreeMap;

/// With how many exchanges Sagheer wins. The root is node 0, and the edges go from parents to children.
fn count(apples: &[u64], edges: &[[usize; 2]]) -> u64 {
    let order = breadth_first_order(apples.len(), edges);
    let mut is_odd = vec![false; apples.len()]; // the depth
    for &(node, parent) in &order[1..] {
        is_odd[node] = !is_odd[parent];
    }
    let (leaf, _) = order[order.len() - 1]; // no node is deeper
    let (mut black, mut white) = (Vec::new(), Vec::new()); // the apples
    for (node, _) in order {
        if is_odd[node] == is_odd[leaf] {
            black.push(apples[node]);
        } else {
            white.push(apples[node]);
        }
    }
    let sum = nim_sum(black.iter().copied());
    let mut whites = BTreeMap::new();
    for &apples in &white {
        *whites.entry(apples).or_insert(0) += 1;
    }
    let pairs: u64 = black.iter().filter_map(|apples| whites.get(&(apples ^ sum))).sum();
    let of_one_colour = |nodes: &[u64]| (1..nodes.len() as u64).sum::<u64>();
    if sum == 0 {
        pairs + of_one_colour(&black) + of_one_colour(&white)
    } else {
        pairs
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    ensure!(n > 0, "expected at least 1 node, found {n}");
    let apples = input.numbers(n);
    let mut edges = Vec::new();
    for (child, parent) in (1..).zip(input.numbers(n - 1)) {
        ensure!((1..=n).contains(&parent), "expected a parent from 1 to {n}, found {parent}");
        edges.push([usize::try_from(parent - 1)?, child]);
    }
    Ok(count(&apples, &edges).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// The apples after each move, which takes some along an arrow: by the rules and nothing else.
    fn brute_force(apples: &[u64], arrows: &[[usize; 2]]) -> Vec<Vec<u64>> {
        let mut moves = Vec::new();
        for &[from, to] in arrows {
            for take in 1..=apples[from] {
                let mut next = apples.to_vec();
                next[from] -= take;
                next[to] += take;
                moves.push(next);
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        // Up to numbering, all such trees of 2 to 4 nodes; and one with leaves at depths 1 and 3, child before parent.
        let trees = [&[0][..], &[0, 0], &[0, 1], &[0, 0, 0], &[0, 1, 1], &[0, 1, 2], &[4, 0, 0, 2]];
        for parents in trees {
            let n = parents.len() + 1; // and the place of the apples that are taken away
            let edges: Vec<[usize; 2]> = (1..n).map(|child| [parents[child - 1], child]).collect();
            let leaves = (0..n).filter(|node| !parents.contains(node)).map(|leaf| [leaf, n]);
            let arrows: Vec<[usize; 2]> = edges.iter().copied().chain(leaves).collect();
            let mut game = Search::normal(|apples: &Vec<u64>| brute_force(apples, &arrows));
            // All ways to put 1 to 3 apples on each node; on those of the larger trees, 1 or 2.
            for mut apples in all_lists(n, 1..=if n < 4 { 3 } else { 2 }) {
                apples.push(0);
                let mut pairs = 0;
                for (u, v) in (0..n).flat_map(|v| (0..v).map(move |u| (u, v))) {
                    apples.swap(u, v);
                    pairs += u64::from(!game.wins(&apples));
                    apples.swap(u, v);
                }
                assert_eq!(count(&apples[..n], &edges), pairs, "{parents:?} {apples:?}");
            }
        }
    }
}
