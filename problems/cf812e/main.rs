//! # Codeforces 812E · Sagheer and Apple Tree
//!
//! There are apples on the nodes of a rooted tree, all leaves of which have depths of the same parity. A move
//! takes some apples, at least one, from one node: to one of its children, or away if the node is a leaf. Whoever
//! cannot move loses; Soliman moves first, Sagheer second. Before the play Sagheer has to exchange the
//! apples of two different nodes. With how many pairs of nodes does he win?
//!
//! **Theorem.** Call a node black if its depth has the parity of the leaves, otherwise white. Sagheer wins
//! exactly when the Nim sum s of the black nodes is 0. So these pairs count: if s = 0, all of two black or two white
//! nodes; and in any case those of a black node with a apples and a white one with a ^ s.
//!
//! **Why.** This is Staircase Nim, where a black leaf stands for stair 1, and a stair may have several stairs below
//! it. Of a node and its child one is black, and a white node has a child. So each move changes the number of
//! exactly one black node, and each of these numbers can be made smaller at will. This is all that the
//! proof on the theory page on Staircase Nim needs of the moves.
//!
//! An exchange of two nodes of one colour leaves s as it is. That of a black node with a apples and a white one
//! with b makes it s ^ a ^ b, which is 0 exactly when b = a ^ s.
//!
//! **Input.** `n`, the apples of the nodes 1 to n, and the parents of 2 to n; the root is 1. **Output.** The
//! number of pairs.
//!
//! **Complexity.** O(n).

use common::graph::breadth_first_order;
use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// The apples of the black nodes and those of the white ones. The root is node 0, and `parents` are those of the
/// nodes 1, 2, ...
fn colours(apples: &[u64], parents: &[usize]) -> [Vec<u64>; 2] {
    let edges: Vec<[usize; 2]> =
        (1..).zip(parents).map(|(child, &parent)| [child, parent]).collect();
    let mut is_odd = vec![true; apples.len()]; // of the depth; the root's own parent is 0, and changes it to false
    let mut nodes = [Vec::new(), Vec::new()];
    let mut last = 0;
    for (node, parent) in breadth_first_order(apples.len(), &edges) {
        is_odd[node] = !is_odd[parent];
        last = usize::from(is_odd[node]); // in the end, that of a leaf
        nodes[last].push(apples[node]);
    }
    nodes.rotate_left(last);
    nodes
}

/// The number of pairs of nodes that may be exchanged.
fn count(black: &[u64], white: &[u64]) -> u64 {
    let sum = nim_sum(black);
    let mut whites = BTreeMap::new();
    for &apples in white {
        *whites.entry(apples).or_insert(0) += 1;
    }
    let pairs: u64 = black.iter().filter_map(|apples| whites.get(&(apples ^ sum))).sum();
    let of_one_colour = [black, white].map(|nodes| (1..nodes.len() as u64).sum::<u64>());
    pairs + if sum == 0 { of_one_colour.iter().sum() } else { 0 }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    if n == 0 {
        return Err(format!("expected at least 1 node, found {n}").into());
    }
    let apples = input.numbers(n);
    let mut parents = Vec::new();
    for parent in input.numbers(n - 1) {
        if !(1..=n).contains(&parent) {
            return Err(format!("expected a parent from 1 to {n}, found {parent}").into());
        }
        parents.push(usize::try_from(parent - 1)?);
    }
    let [black, white] = colours(&apples, &parents);
    Ok(count(&black, &white).to_string())
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins with these apples: by the rules and nothing else. `known` remembers the
    /// answers.
    fn brute_force(apples: &[u64], parents: &[usize], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(apples) {
            return wins;
        }
        let mut wins = false;
        for from in 0..apples.len() {
            // To the children, which are told by their parents; from a leaf to `apples.len()`, which is no node.
            let is_child = |&to: &usize| parents.get(to - 1) == Some(&from);
            let is_leaf = !(1..apples.len()).any(|node| is_child(&node));
            for to in (1..=apples.len()).filter(|to| is_child(to) || is_leaf && *to == apples.len())
            {
                for take in 1..=apples[from] {
                    let mut next = apples.to_vec();
                    next[from] -= take;
                    next.iter_mut().skip(to).take(1).for_each(|apples| *apples += take);
                    wins |= !brute_force(&next, parents, known);
                }
            }
        }
        known.insert(apples.to_vec(), wins);
        wins
    }

    /// Up to numbering, all trees of 2 to 4 nodes whose leaves have depths of the same parity; and one with leaves at
    /// the depths 1 and 3, in which a child stands before its parent.
    const TREES: [&[usize]; 7] =
        [&[0], &[0, 0], &[0, 1], &[0, 0, 0], &[0, 1, 1], &[0, 1, 2], &[4, 0, 0, 2]];

    #[test]
    fn agrees_with_the_rules() {
        for parents in TREES {
            let mut known = HashMap::new();
            // All ways to put 1 to 3 apples on each of up to 4 nodes, and 1 or 2 on each of 5.
            let n = parents.len() + 1;
            let most = if n < 5 { 3u64 } else { 2 };
            let powers: Vec<u64> = (0..5).map(|i| most.pow(i)).collect();
            for number in 0..powers[n - 1] * most {
                let mut apples: Vec<u64> =
                    powers[..n].iter().map(|power| number / power % most + 1).collect();
                let [black, white] = colours(&apples, parents);
                let mut pairs = 0;
                for (u, v) in (0..n).flat_map(|v| (0..v).map(move |u| (u, v))) {
                    apples.swap(u, v);
                    pairs += u64::from(!brute_force(&apples, parents, &mut known));
                    apples.swap(u, v);
                }
                assert_eq!(count(&black, &white), pairs, "{parents:?} {apples:?}");
            }
        }
    }

    #[test]
    fn the_end_of_the_range() {
        // Equal numbers in a star whose leaves are even in number: all pairs.
        assert_eq!(count(&vec![u64::MAX; 100_000], &[u64::MAX]), 100_000 * 100_001 / 2);
        // A long path.
        let parents: Vec<usize> = (0..99_999).collect();
        assert_eq!(colours(&vec![1; 100_000], &parents), [vec![1; 50_000], vec![1; 50_000]]);
    }
}
