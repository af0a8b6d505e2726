//! # Codeforces 1585G · Poachers
//!
//! There is a forest of rooted trees. A root is on level 1, its children on level 2, and so on; the rank of a tree is
//! the first level that has a leaf. A move chooses a tree and a number d from 1 to its rank, and removes the first d
//! levels of the tree; the trees below stay in the forest. A player who cannot move, since the forest is empty, loses.
//! Alice moves first. Does she win?
//!
//! **Input.** t (1 <= t <= 5 * 10^5), the number of cases; for each case a line with the number n of vertices (1 <= n
//! <= 5 * 10^5) and a line with their n parents p (0 <= p <= n), 0 for a root. The sum of all n is at most 5 * 10^5.
//! **Output.** For each case `YES` if Alice wins, otherwise `NO`.
//!
//! **Hint.** How many of the levels below a vertex does its parent have to know?
//!
//! **Theorem.** Let r be the rank of the tree that consists of a vertex v and all below it. The value g(v) is the mex
//! of x1, x2, ..., xr, where xd is the Nim sum of the values of the vertices at distance d below v, 0 if there are
//! none. Alice wins if and only if the Nim sum of the values of the roots is not 0.
//!
//! **Why.** A forest is the sum of its trees. If the first d levels of the tree with the root v are removed, the trees
//! are left whose roots are at distance d, and their sum has the value xd. So this is the theorem of Sprague and Grundy
//! for this game. The lesson agc017d has another game in which parts of trees are removed.
//!
//! *How it takes O(n) time.* Keep x1, ..., xr for each vertex. The rank of a vertex is 1 more than the least rank of a
//! child; its x1 is the Nim sum of the values of the children, and the lists of the children, cut to the shortest, give
//! the others, place by place. So two lists are joined in the time of the shorter one, and only one list of this length
//! is left. Each vertex makes one new item, and the items that are dropped when lists are joined are at least as many
//! as the steps that this takes: O(n) in all. As to the mex, a vertex with a single child adds one item to the list of
//! the child, and the search goes on from the mex of the child. A vertex with several children begins anew, with as
//! many steps as its list has items, which is at most 1 more than were dropped.
//!
//! **Complexity.** O(n) per case, without recursion.

use common::judge::{self, ensure, input, Input};
use std::mem;

/// Whether the first player wins on the forest in which vertex v has the parent `parents[v]`, 0 for a root. There is no
/// vertex 0, and `parents[0]` is not used. Nothing if some vertex is below itself.
fn first_wins(parents: &[usize]) -> Option<bool> {
    let n = parents.len();
    let mut children = vec![0; n];
    for &parent in &parents[1..] {
        children[parent] += 1;
    }
    let (mut waiting, mut sums) = (children.clone(), vec![0; n]); // the Nim sum of the values of the children
    let mut lists: Vec<Vec<usize>> = vec![vec![]; n]; // those of the children, joined; the nearest level is the last
    let mut seen = vec![0; n.next_power_of_two()]; // the last vertex from which the mex was computed anew
    let mut ready: Vec<usize> = (1..n).filter(|&v| children[v] == 0).collect();
    let mut settled = 0;
    while let Some(first) = ready.pop() {
        let (mut v, mut mex, mut list) = (first, 0, mem::take(&mut lists[first]));
        for &sum in &list {
            seen[sum] = first;
        }
        loop {
            list.push(sums[v]);
            seen[sums[v]] = first;
            while seen.get(mex) == Some(&first) {
                mex += 1;
            }
            settled += 1;
            let parent = parents[v];
            sums[parent] ^= mex;
            if parent == 0 || children[parent] > 1 {
                break;
            }
            v = parent;
        }
        let parent = parents[v];
        if parent > 0 {
            let joined = &mut lists[parent];
            if joined.is_empty() || list.len() < joined.len() {
                mem::swap(joined, &mut list);
            }
            for (sum, other) in joined.iter_mut().rev().zip(list.iter().rev()) {
                *sum ^= other;
            }
            waiting[parent] -= 1;
            if waiting[parent] == 0 {
                ready.push(parent);
            }
        }
    }
    (settled == n - 1).then_some(sums[0] != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    let mut parents = vec![0];
    for _ in 0..n {
        input! { from input, parent: usize }
        ensure!(parent <= n, "expected a parent from 0 to {n}, found {parent}");
        parents.push(parent);
    }
    let wins = first_wins(&parents).ok_or("expected a forest, found a vertex below itself")?;
    Ok(if wins { "YES" } else { "NO" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, spaced, Search};

    /// The trees below the root, in order.
    #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct Tree(Vec<Tree>);

    /// What the moves leave of a forest, whose trees are in order: by the rules and nothing else.
    fn brute_force(forest: &[Tree]) -> Vec<Vec<Tree>> {
        let mut options = Vec::new();
        for i in 0..forest.len() {
            let mut trees = vec![forest[i].clone()];
            let mut has_leaf = false;
            while !has_leaf {
                // One level more goes; the level of the first leaf is the last that can.
                has_leaf = trees.iter().any(|tree| tree.0.is_empty());
                trees = trees.into_iter().flat_map(|tree| tree.0).collect();
                let mut option = [&forest[..i], &forest[i + 1..], &trees].concat();
                option.sort();
                options.push(option);
            }
        }
        options
    }

    /// The trees below a vertex.
    fn below(vertex: usize, parents: &[usize]) -> Vec<Tree> {
        let children = (1..parents.len()).filter(|&child| parents[child] == vertex);
        let mut trees: Vec<Tree> = children.map(|child| Tree(below(child, parents))).collect();
        trees.sort();
        trees
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|forest: &Vec<Tree>| brute_force(forest));
        for n in 1..=7 {
            // All forests are what stands on vertex 0 of all trees.
            for parents in all_trees(n + 1) {
                let parents = [&[0], &parents[..]].concat();
                let wins = game.wins(&below(0, &parents));
                // The same with vertex i called n + 1 - i.
                let renamed = |i: usize| if i == 0 { 0 } else { n + 1 - i };
                let backwards: Vec<usize> = (0..=n).map(|i| renamed(parents[renamed(i)])).collect();
                for parents in [parents, backwards] {
                    let (answer, _) =
                        judge::transcript(main, &format!("1\n{n}\n{}\n", spaced(&parents[1..])));
                    assert_eq!(answer, if wins { "YES\n" } else { "NO\n" }, "{parents:?}");
                }
            }
        }
    }
}
