//! # HDU 5963 · Friends
//!
//! Each edge of a tree has the number 0 or 1. A move chooses a node other than the root whose edge to its parent has a
//! 1, and exchanges 0 and 1 on all edges from the node up to the root. A player who finds no 1 loses; the girls move
//! first, then the boys. For several nodes it is asked who wins if that node is the root. Between such questions edges
//! get new numbers.
//!
//! **Input.** A line with T, 1 <= T <= 5, then T cases: a line `n m`, 1 <= n, m <= 39999 (in this pack n >= 2), then
//! n - 1 lines `x y z`, each an edge with the number z between the nodes x and y, which are numbered from 1, then m
//! lines: `0 x` asks who wins with the root x, and `1 x y z` gives the edge between x and y the number z.
//! **Output.** For each question a line, `Girls win!` or `Boys win!`.
//!
//! **Hint.** How does each single move change the edges at the root?
//!
//! **Theorem.** The girls win if and only if an odd number of the edges at the root have a 1.
//!
//! **Why.** The way from the chosen node up to the root has exactly one edge at the root. Each move therefore makes the
//! number of ones there odd if it was even, and even if it was odd. At the end there is no 1, and 0 is even. Hence,
//! whatever the players do, the number of moves is odd precisely when that number of ones is odd at first, and then the
//! girls make the last move. And there is an end: write down the numbers of the edges, the deepest edges first, as a
//! binary number. A move changes a 1 in it to 0 and apart from that only digits behind it, which decreases the binary
//! number.
//!
//! **Complexity.** O(n + m) per case, since the program keeps for each node whether its number of ones is odd.

use common::judge::{self, ensure, input, rule, Input};
use std::collections::HashMap;

/// Reads a node from 1 to `n`.
fn read_node(input: &mut Input, n: usize) -> judge::Result<usize> {
    input! { from input, node: usize }
    ensure!((1..=n).contains(&node), "expected a node from 1 to {n}, found {node}");
    Ok(node)
}

/// Reads the ends of an edge, and whether it has a 1. The smaller end comes first.
fn read_edge(input: &mut Input, n: usize) -> judge::Result<([usize; 2], bool)> {
    let (x, y) = (read_node(input, n)?, read_node(input, n)?);
    input! { from input, z: u8 }
    rule!(z <= 1, "expected an edge with 0 or 1, found {z}");
    Ok(([x.min(y), x.max(y)], z == 1))
}

/// The answers about all trees, some of which may have no question.
fn solve(input: &mut Input) -> judge::Result<String> {
    let mut answers = Vec::new();
    input! { from input, cases: usize }
    for _ in 0..cases {
        input! { from input, n: usize, m: usize }
        ensure!(n > 0, "expected a tree of at least 1 node, found 0");
        let edges = (1..n).map(|_| read_edge(input, n));
        let mut edges = edges.collect::<judge::Result<HashMap<_, _>>>()?;
        // For each node whether an odd number of its edges have a 1; node 0 is none.
        let mut is_odd = vec![false; n + 1];
        for (ends, is_one) in &edges {
            for &end in ends {
                is_odd[end] ^= is_one;
            }
        }
        for _ in 0..m {
            input! { from input, kind: u8 }
            if kind == 0 {
                let root = read_node(input, n)?;
                answers.push(if is_odd[root] { "Girls win!" } else { "Boys win!" });
                continue;
            }
            let (ends, is_one) = read_edge(input, n)?;
            let was_one = edges.insert(ends, is_one);
            ensure!(was_one.is_some(), "expected an edge of the tree, found {ends:?}");
            if was_one != Some(is_one) {
                for end in ends {
                    is_odd[end] = !is_odd[end];
                }
            }
        }
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with the root 1: by the rules and nothing else. Bit i of `ones` tells whether
    /// the edge from node i to its parent, `parents[i]`, has a 1.
    fn brute_force(parents: &[usize], ones: usize) -> bool {
        (2..parents.len()).filter(|node| ones >> node & 1 == 1).any(|chosen| {
            let (mut node, mut after) = (chosen, ones);
            while node != 1 {
                after ^= 1 << node;
                node = parents[node];
            }
            !brute_force(parents, after)
        })
    }

    /// All trees of up to 5 nodes, each of which may be the root by another name. First each edge has the other
    /// number; then it gets its own, twice.
    #[test]
    fn agrees_with_the_rules() {
        for (n, i) in (1..=5).flat_map(|n| (0..[1, 1, 2, 6, 24][n - 1]).map(move |i| (n, i))) {
            let parents = [0, 0, 1, i % 2 + 1, i / 2 % 3 + 1, i / 6 + 1];
            for ones in (0..2usize << n).step_by(4) {
                let girls_win = brute_force(&parents[..=n], ones);
                for shift in 0..n {
                    let name = |node| (node + shift) % n + 1;
                    let edge = |node, z| format!("{} {} {z}\n", name(parents[node]), name(node));
                    let mut input = format!("1\n{n} {}\n", 2 * n - 1);
                    input.extend((2..=n).map(|node| edge(node, 1 - (ones >> node & 1))));
                    let new = (2..=n).map(|node| format!("1 {}", edge(node, ones >> node & 1)));
                    input += &new.collect::<String>().repeat(2);
                    input += &format!("0 {}\n", name(1));
                    let expected = if girls_win { "Girls win!\n" } else { "Boys win!\n" };
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
