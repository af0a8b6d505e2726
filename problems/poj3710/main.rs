//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their nodes. A move cuts one edge, and what is no
//! longer connected with the ground falls away. A player who cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins exactly when the Nim sum of the Grundy values of the trees is not 0. The value of a
//! node is the Nim sum of its branches: g + 1 for an edge to a node of value g, 1 for a polygon with an odd
//! number of edges, 0 for one with an even number.
//!
//! **Why.** What stands on a node may be replaced by any picture of the same value (the colon principle), so by
//! a stalk of g edges, which an edge below makes one longer. A cut polygon is two stalks, whose values have an
//! even Nim sum if the polygon is odd, 0 among them, and an odd one otherwise.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(k) a tree.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, rule, Framing, Input};

/// Edges between nodes, which are numbered from 0. Node 0 stands on the ground.
type Edges = [[usize; 2]];

/// The Grundy value of a tree with polygons, given the result of `breadth_first_order`; and whether each polygon shares
/// one node with the tree and nothing with other polygons, without which the value means nothing.
fn grundy(order: &[(usize, usize)], edges: &Edges) -> (u64, bool) {
    // From here on a node is its place in the order, where its parent stands before it.
    let nodes = order.len();
    let mut place = vec![0; nodes];
    for (i, &(node, _)) in order.iter().enumerate() {
        place[node] = i;
    }
    let parent: Vec<usize> = order.iter().map(|&(_, parent)| place[parent]).collect();

    let mut values = vec![0; nodes];
    let mut is_legal = true;
    let [mut has_tree_edge, mut in_polygon] = [vec![false; nodes], vec![false; nodes]];
    for &[a, b] in edges {
        let (mut low, mut high) = (place[a].min(place[b]), place[a].max(place[b]));
        if low != high && parent[high] == low && !has_tree_edge[high] {
            has_tree_edge[high] = true;
            continue;
        }
        // Any other edge closes a polygon, which hangs on the node where the ways down from its ends meet.
        let mut length = 1;
        while low != high {
            is_legal &= !in_polygon[high];
            in_polygon[high] = true;
            let next = parent[high];
            (low, high) = (low.min(next), low.max(next));
            length += 1;
        }
        values[low] ^= length % 2;
    }
    for node in (1..nodes).rev() {
        if in_polygon[node] {
            is_legal &= values[node] == 0;
        } else {
            values[parent[node]] ^= values[node] + 1;
        }
    }
    (values[0], is_legal)
}

const INPUT: Framing = Framing::ToEnd;

/// The index of a node of a tree with nodes from 1 to `m`.
fn index(node: u64, m: u64) -> judge::Result<usize> {
    ensure!((1..=m).contains(&node), "expected a node of the tree, found {node}");
    Ok(usize::try_from(node - 1)?)
}

/// The Grundy value of the next tree of `input`.
fn tree(input: &mut Input) -> judge::Result<u64> {
    input! { from input, m: u64, k: u64 }
    ensure!(m > 0, "expected a tree of at least 1 node, found 0");
    let mut edges = Vec::new();
    for _ in 0..k {
        input! { from input, a: u64, b: u64 }
        edges.push([index(a, m)?, index(b, m)?]);
    }
    let (nodes, is_small) = (usize::try_from(m)?, m - 1 <= k);
    ensure!(is_small, "expected a tree whose nodes are connected, found {m} nodes, {k} edges");
    let order = breadth_first_order(nodes, &edges);
    ensure!(
        order.len() == nodes,
        "expected a tree whose nodes are connected, found one that is not"
    );
    let (value, is_legal) = grundy(&order, &edges);
    rule!(is_legal, "expected polygons that share one node with the tree, found another");
    Ok(value)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        sum ^= tree(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The edges of small graphs.
    pub const PAIRS: [[usize; 2]; 8] =
        [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [3, 2], [1, 1], [1, 0]];

    /// The edges that are connected with the ground.
    pub fn standing(edges: &Edges) -> Vec<[usize; 2]> {
        let mut reached = vec![0];
        let mut next = 0;
        while let Some(&node) = reached.get(next) {
            next += 1;
            for (end, other) in edges.iter().flat_map(|&[a, b]| [(a, b), (b, a)]) {
                if end == node && !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        edges.iter().filter(|[a, _]| reached.contains(a)).copied().collect()
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` is what was found before.
    pub fn brute_force(edges: &Edges, known: &mut HashMap<Vec<[usize; 2]>, bool>) -> bool {
        if let Some(&wins) = known.get(edges) {
            return wins;
        }
        let wins = (0..edges.len()).any(|cut| {
            let left = [&edges[..cut], &edges[cut + 1..]].concat();
            !brute_force(&standing(&left), known)
        });
        known.insert(edges.to_vec(), wins);
        wins
    }

    /// A path of `length` edges from `from` over new nodes, the first of them `new`.
    pub fn stalk(from: usize, new: usize, length: usize) -> Vec<[usize; 2]> {
        (0..length).map(|i| [if i == 0 { from } else { new + i - 1 }, new + i]).collect()
    }

    /// The edges of `PAIRS` of which `graph` has the bits.
    pub fn small_graph(graph: usize) -> Vec<[usize; 2]> {
        (0..PAIRS.len()).filter(|i| graph >> i & 1 == 1).map(|i| PAIRS[i]).collect()
    }

    /// All connected graphs of up to four nodes with one edge or two between any of them, and loops at some;
    /// beside each a stalk.
    #[test]
    fn agrees_with_the_rules() {
        let lines = |edges: &Edges| -> String {
            edges.iter().map(|[a, b]| format!("{} {}\n", a + 1, b + 1)).collect()
        };
        let mut known = HashMap::new();
        for n in 0..4 << PAIRS.len() {
            let (height, graph) = (n % 4, n / 4);
            let edges = small_graph(graph);
            let (nodes, count) = (1 + edges.iter().flatten().max().unwrap_or(&0), edges.len());
            let order = breadth_first_order(nodes, &edges);
            if order.len() < nodes || !grundy(&order, &edges).1 {
                continue;
            }
            let mut input = format!("2\n{nodes} {count}\n{}", lines(&edges));
            input += &format!("{} {height}\n{}", height + 1, lines(&stalk(0, 1, height)));
            let wins = brute_force(&[edges, stalk(0, 4, height)].concat(), &mut known);
            let expected = if wins { "Sally\n" } else { "Harry\n" };
            assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{input}");
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let check = |input: &str, message: &str| {
            assert_eq!(judge::transcript(INPUT, solve, input).1.unwrap(), message, "{input}");
        };
        check("1\n0 0\n", "line 2: expected a tree of at least 1 node, found 0");
        check("1\n2 1\n1 3\n", "line 3: expected a node of the tree, found 3");
        check("1\n2 1\n0 1\n", "line 3: expected a node of the tree, found 0");
        let connected = "expected a tree whose nodes are connected, found";
        check("1\n3 1\n1 2\n", &format!("line 3: {connected} 3 nodes, 1 edges"));
        check("1\n4 3\n2 3\n3 4\n4 2\n", &format!("line 5: {connected} one that is not"));
        let shared = "expected polygons that share one node with the tree, found another";
        check("1\n4 4\n1 2\n2 3\n3 1\n2 4\n", &format!("line 6: {shared}"));
        check("1\n4 5\n1 2\n2 3\n3 1\n2 4\n3 4\n", &format!("line 7: {shared}"));
        let max = u64::MAX;
        check(&format!("1\n{max} 0\n"), &format!("line 2: {connected} {max} nodes, 0 edges"));
        let more = "line 3: expected more input, found the end of the file";
        check(&format!("1\n2 {max}\n1 2\n"), more);
        check(&format!("{max}\n2 1\n1 2\n"), more);
    }
}
