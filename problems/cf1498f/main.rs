//! # Codeforces 1498F · Christmas Game
//!
//! There are presents on the n vertices of a tree. When one of the vertices has been chosen as the root, a move takes
//! any number of presents, at least one, from a vertex of depth k or more, its distance from the root, and puts them on
//! its k-th ancestor, the vertex k edges nearer to the root. A player who cannot move loses. Alice moves first, then
//! Bob. Who wins, for each vertex as the root?
//!
//! **Input.** A line with n and k (3 <= n <= 10^5, 1 <= k <= 20), n - 1 lines with two vertices x and y (1 <= x, y <=
//! n), an edge of the tree, and a line with the numbers a of presents on the n vertices, from 0 to 10^9. **Output.** n
//! numbers, for the vertices as the root in order: `1` if Alice wins, `0` if Bob wins.
//!
//! **Hint.** Begin with one root: which presents can always be moved on by the player who did not move them last?
//!
//! **Theorem.** With the root r, Alice wins if and only if the Nim sum of the numbers of presents on the vertices whose
//! depth, divided by k and rounded down, is odd, is not 0.
//!
//! **Why.** Let the stair of a vertex be its depth divided by k, rounded down. A move takes presents from stair s,
//! which is at least 1, to stair s - 1; those on stair 0 are stuck. Exactly one of the two is odd, so each move changes
//! exactly one of the numbers on odd stairs, and with it the Nim sum. Each of these numbers can be reduced at will, so
//! that a Nim sum other than 0 can be made 0 as in Nim. Presents from an even stair increase a number, which changes
//! nothing in this argument. Presents come nearer to the root, so the game ends, with nothing on odd stairs. This is
//! Staircase Nim, with the proof of the lesson cses1099.
//!
//! *All roots.* Whether the stair is odd depends on the depth mod 2k, so there is a Nim sum for each vertex v and each
//! remainder j. First, from the leaves upwards, d(v, j) is that of the vertices below v, itself included, whose
//! distance from v has the remainder j. Then, from the root downwards, t(v, j) is that of all vertices whose distance
//! from v has the remainder j. Let u be the parent of v. A vertex that is not below v is 1 farther from v than from u,
//! and in t(u, j - 1) the vertices below v contribute d(v, j - 2). Hence t(v, j) = d(v, j) ^ t(u, j - 1) ^ d(v, j - 2),
//! all remainders mod 2k.
//!
//! **Complexity.** O(nk), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, Input};
use common::nim::nim_sum;

/// The largest k that is read, the judge's.
const MOST: usize = 20;

/// For each vertex whether the first player wins with it as the root. `order` has the vertices, each with its parent,
/// from vertex 0 on, and the parent first.
fn first_wins(order: &[(usize, usize)], presents: &[u64], k: usize) -> Vec<bool> {
    let mut sums = vec![[0; 2 * MOST]; order.len()]; // d, and t from the second loop on
    for (sum, &number) in sums.iter_mut().zip(presents) {
        sum[0] = number;
    }
    for &(vertex, parent) in order[1..].iter().rev() {
        for j in 0..2 * k {
            sums[parent][(j + 1) % (2 * k)] ^= sums[vertex][j];
        }
    }
    for &(vertex, parent) in &order[1..] {
        let (down, of_parent) = (sums[vertex], sums[parent]);
        for j in 0..2 * k {
            sums[vertex][j] ^=
                of_parent[(j + 2 * k - 1) % (2 * k)] ^ down[(j + 2 * k - 2) % (2 * k)];
        }
    }
    sums.iter().map(|sum| nim_sum(sum[k..2 * k].iter().copied()) != 0).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, k: usize }
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    ensure!((1..=MOST).contains(&k), "expected a k from 1 to {MOST}, found {k}");
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from input, x: usize, y: usize }
        let are_vertices = [x, y].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the tree, found {x} {y}");
        edges.push([x - 1, y - 1]);
    }
    let order = breadth_first_order(n, &edges);
    ensure!(order.len() == n, "expected a tree, found vertices not connected with vertex 1");
    let wins = first_wins(&order, &input.numbers(n as u64), k);
    let answers: Vec<&str> = wins.iter().map(|&wins| if wins { "1" } else { "0" }).collect();
    Ok(answers.join(" "))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_trees, spaced, tree_edges, Search};

    /// What the moves leave, where `ancestors` has the k-th ancestor of each vertex that has one: by the rules and nothing
    /// else.
    fn brute_force(presents: &[u64], ancestors: &[Option<usize>]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (vertex, ancestor) in ancestors.iter().enumerate() {
            for take in 1..=ancestor.map_or(0, |_| presents[vertex]) {
                let mut option = presents.to_vec();
                option[vertex] -= take;
                option[ancestor.unwrap()] += take;
                options.push(option);
            }
        }
        options
    }

    /// The k-th ancestor of each vertex: whoever is k edges away, and k edges nearer to the root.
    fn ancestors(parents: &[usize], root: usize, k: usize) -> Vec<Option<usize>> {
        let distance = |mut u: usize, mut v: usize| {
            let mut edges = 0;
            while u != v {
                (u, v) = (parents[u.max(v) - 1], u.min(v));
                edges += 1;
            }
            edges
        };
        let n = parents.len() + 1;
        let is_ancestor =
            |v: usize, u: usize| distance(v, u) == k && distance(v, root) == distance(u, root) + k;
        (0..n).map(|v| (0..n).find(|&u| is_ancestor(v, u))).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, less, k) in [(1, 3, 1), (2, 4, 1), (2, 2, 2), (3, 3, 1), (3, 3, 2), (4, 2, 1)]
            .into_iter()
            .chain([(4, 3, 2), (4, 2, 3), (5, 2, 1), (5, 2, 2), (5, 2, 3), (6, 2, 2)])
        {
            for parents in all_trees(n) {
                let edges = spaced(tree_edges(&parents).concat());
                let game = |root: usize| {
                    let ancestors = ancestors(&parents, root, k);
                    Search::normal(move |presents: &Vec<u64>| brute_force(presents, &ancestors))
                };
                let mut games: Vec<_> = (0..n).map(game).collect();
                for presents in all_lists(n, 0..less) {
                    let input = format!("{n} {k}\n{edges}\n{}\n", spaced(&presents));
                    let wins = games.iter_mut().map(|game| u8::from(game.wins(&presents)));
                    let expected = spaced(wins) + "\n";
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
