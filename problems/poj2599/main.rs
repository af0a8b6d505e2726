//! # POJ 2599 · A funny game
//!
//! N airports are joined by flights in both directions so that there is exactly one route between any two: a tree. Two
//! players travel together, beginning at airport K, and take turns choosing the next flight. The airport that they
//! leave is blown up, and cannot be used any more. A player who finds no flight loses. Can the first player win, and
//! with which first flight?
//!
//! **Input.** `N K` (1 <= K <= N <= 1000), then N - 1 lines with the two ends of a flight, which are numbers from 1 to
//! N; at most 20 flights at an airport. **Output.** `First player wins flying to airport L`, where L is the least
//! airport to which a winning first flight leads, or `First player loses`.
//!
//! **Hint.** Can the players ever come nearer to where they began?
//!
//! **Theorem.** Take K as the root of the tree. An airport is won for the player who has to fly on from it if and only
//! if some child of it is lost; without children it is lost. The first player wins by flying from K to any lost child,
//! and by no other flight.
//!
//! **Why.** The only way back leads through an airport that is blown up, so every flight leads from a parent to a
//! child, and a position is just an airport: the player to move wins if some flight takes the opponent to a lost
//! airport. This is the game of the lesson luogu4055, which a matching decides on any graph. On a tree a maximum
//! matching is easy to see: each won airport becomes the partner of a lost child.
//!
//! **Limit:** the start is one of the airports, and there is at least 1.
//!
//! **Complexity.** O(N), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, Input};

/// The children of node 0, the root of a tree, that lose. Nothing if the edges are no tree.
fn winning_moves(nodes: usize, edges: &[[usize; 2]]) -> Option<Vec<usize>> {
    let order = breadth_first_order(nodes, edges);
    if order.len() < nodes || edges.len() >= nodes {
        return None;
    }
    let mut wins = vec![false; nodes];
    for &(node, parent) in order[1..].iter().rev() {
        wins[parent] |= !wins[node];
    }
    let children = order[1..].iter().filter(|(_, parent)| *parent == 0);
    Some(children.map(|&(child, _)| child).filter(|&child| !wins[child]).collect())
}

/// Exchanges the numbers of airport 1, which is the root of the tree above, and airport k, where the players begin.
fn exchanged(airport: usize, k: usize) -> usize {
    match airport {
        1 => k,
        _ if airport == k => 1,
        _ => airport,
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, k: usize }
    ensure!((1..=n).contains(&k), "expected a start from 1 to {n}, found {k}");
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from input, a: usize, b: usize }
        for airport in [a, b] {
            ensure!((1..=n).contains(&airport), "expected an airport, found {airport}");
        }
        edges.push([exchanged(a, k) - 1, exchanged(b, k) - 1]);
    }
    let no_tree = "expected a tree, found airports that cannot be reached";
    let moves = winning_moves(n, &edges).ok_or(no_tree)?;
    let airports = moves.iter().map(|&child| exchanged(child + 1, k));
    Ok(match airports.min() {
        Some(airport) => format!("First player wins flying to airport {airport}"),
        None => "First player loses".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_trees, spaced, tree_edges};

    /// The neighbours to which a player who is here can fly and win, where `is_left` are the airports that are not
    /// blown up: by the rules and nothing else.
    fn brute_force(here: usize, edges: &[[usize; 2]], is_left: &mut [bool]) -> Vec<usize> {
        is_left[here] = false;
        let mut winning = Vec::new();
        for &[a, b] in edges.iter().filter(|ends| ends.contains(&here)) {
            let next = a + b - here;
            if is_left[next] && brute_force(next, edges, is_left).is_empty() {
                winning.push(next);
            }
        }
        is_left[here] = true;
        winning
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=7 {
            let trees = all_trees(n).into_iter().map(|parents| tree_edges(&parents));
            for (edges, k) in trees.flat_map(|edges| (1..=n).map(move |k| (edges.clone(), k))) {
                let (answer, _) =
                    judge::transcript(main, &format!("{n} {k}\n{}", spaced(edges.concat())));
                let winning = brute_force(k, &edges, &mut vec![true; n + 1]);
                let expected = winning.iter().min().map_or("First player loses\n".into(), |l| {
                    format!("First player wins flying to airport {l}\n")
                });
                assert_eq!(answer, expected, "{k}: {edges:?}");
            }
        }
    }
}
