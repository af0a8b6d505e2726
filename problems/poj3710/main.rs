//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their vertices. A move cuts one edge, and everything that
//! is no longer connected with the ground falls away. A player who cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins if and only if the Nim sum of the Grundy values of the trees is not 0. The value of a vertex
//! is the Nim sum of its branches: g + 1 for an edge to a vertex of value g, 1 for a polygon with an odd number of
//! edges, 0 for one with an even number.
//!
//! **Why.** The picture on a vertex may be replaced by any picture of the same value (the colon principle), so by a
//! stalk of g edges, which an edge below lengthens by one. A cut polygon is two stalks, whose values have an even Nim
//! sum if the polygon is odd, 0 among them, and an odd Nim sum otherwise.
//!
//! **Limit:** trees of 1 to 1000 vertices, since the search is recursive.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(m + k) per tree.

use common::judge::{self, ensure, input, rule, Input};
use std::mem;

/// A tree with polygons. Its nodes are numbered from 1; node 1 stands on the ground.
struct Tree {
    edges_at: Vec<Vec<(usize, usize)>>, // by node: the number of an edge, from 1 on, and its other end
    depths: Vec<u64>,                   // 1 for node 1, and 0 for a node that is not reached
    values: Vec<u64>,
}

impl Tree {
    /// Finds the value of a node, which the edge `way` has reached, and of all that stand on it. Returns the depth of
    /// the lowest node that is on a polygon with this one, or its own.
    fn visit(&mut self, node: usize, way: usize) -> judge::Result<u64> {
        let depth = self.depths[node];
        let mut lowest = depth;
        let edges = mem::take(&mut self.edges_at[node]);
        for &(edge, end) in edges.iter().filter(|(edge, _)| *edge != way) {
            if self.depths[end] == 0 {
                self.depths[end] = depth + 1;
                let reached = self.visit(end, edge)?;
                if reached > depth {
                    self.values[node] ^= self.values[end] + 1; // not on a polygon: a stalk one longer
                }
                lowest = lowest.min(reached);
            } else if self.depths[end] < depth {
                self.values[end] ^= (depth - self.depths[end] + 1) % 2; // a polygon hangs on this end
                lowest = lowest.min(self.depths[end]);
            }
        }
        rule!(lowest == depth || edges.len() == 2, "expected polygons that hang on one node");
        Ok(lowest)
    }
}

/// The Grundy value of the next tree of `input`.
fn grundy(input: &mut Input) -> judge::Result<u64> {
    input! { from input, m: usize, k: usize }
    ensure!((1..=1000).contains(&m), "expected a tree of 1 to 1000 nodes, found {m}");
    let size = m + 1;
    let mut edges_at = vec![Vec::new(); size];
    for edge in 1..=k {
        input! { from input, a: usize, b: usize }
        ensure!(a.min(b) > 0 && a.max(b) <= m, "expected nodes from 1 to {m}, found {a} and {b}");
        rule!(a != b, "expected an edge between two nodes, found {a} twice");
        edges_at[a].push((edge, b));
        edges_at[b].push((edge, a));
    }
    let mut tree = Tree { edges_at, depths: vec![0; size], values: vec![0; size] };
    tree.depths[1] = 1;
    tree.visit(1, 0)?;
    rule!(!tree.depths[1..].contains(&0), "expected nodes that are connected with node 1");
    Ok(tree.values[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    let mut sum = 0;
    for _ in 0..n {
        sum ^= grundy(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Edges between nodes, which are numbered from 0. Node 0 stands on the ground.
    pub type Edges = [[usize; 2]];

    /// A drawing with this many nodes, as in the input.
    pub fn drawing(nodes: usize, edges: &Edges) -> String {
        let lines = edges.iter().map(|[a, b]| format!("{} {}\n", a + 1, b + 1));
        format!("{nodes} {}\n{}", edges.len(), lines.collect::<String>())
    }

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

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
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

    /// All graphs of up to four nodes with one edge or two between any of them that are trees with polygons;
    /// beside each a stalk.
    #[test]
    fn agrees_with_the_rules() {
        let (mut known, mut accepted) = (HashMap::new(), 0);
        for n in 0..4 << PAIRS.len() {
            let (height, graph) = (n % 4, n / 4);
            let edges = small_graph(graph);
            let nodes = 1 + edges.iter().flatten().max().unwrap_or(&0);
            let stalks = [stalk(0, 1, height), stalk(0, 4, height)];
            let input = format!("2\n{}{}", drawing(nodes, &edges), drawing(height + 1, &stalks[0]));
            let (answer, message) = judge::transcript(main, &input);
            if message.is_none() {
                accepted += 1;
                let wins = brute_force(&[edges, stalks[1].clone()].concat(), &mut known);
                assert_eq!(answer, if wins { "Sally\n" } else { "Harry\n" }, "{input}");
            }
        }
        assert_eq!(accepted, 4 * 55);
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let check = |input: &str, message: &str| {
            assert_eq!(judge::transcript(main, input).1.unwrap(), message, "{input}");
        };
        let nodes = "expected a tree of 1 to 1000 nodes, found";
        check("1\n0 0\n", &format!("line 2: {nodes} 0"));
        check("1\n1001 0\n", &format!("line 2: {nodes} 1001"));
        check("1\n2 1\n1 3\n", "line 3: expected nodes from 1 to 2, found 1 and 3");
        check("1\n2 1\n0 1\n", "line 3: expected nodes from 1 to 2, found 0 and 1");
        check("1\n2 1\n2 2\n", "line 3: expected an edge between two nodes, found 2 twice");
        let connected = "expected nodes that are connected with node 1";
        check("1\n3 1\n1 2\n", &format!("line 3: {connected}"));
        check("1\n4 3\n2 3\n3 4\n4 2\n", &format!("line 5: {connected}"));
        let shared = "expected polygons that hang on one node";
        check("1\n4 4\n1 2\n2 3\n3 1\n2 4\n", &format!("line 6: {shared}"));
        check("1\n4 5\n1 2\n2 3\n3 1\n2 4\n3 4\n", &format!("line 7: {shared}"));
    }
}
