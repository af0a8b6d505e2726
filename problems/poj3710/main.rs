//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their nodes. A move cuts one edge, and what is no
//! longer connected with the ground falls away. Whoever cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins exactly when the Nim sum of the Grundy values of the trees is not 0. What grows
//! from a node has the Nim sum of its branches as its value: g + 1 for an edge to a node of value g, 1 for a
//! polygon with an odd number of edges, 0 for one with an even number.
//!
//! **Why.** What grows from a node may be replaced by anything of the same value (the colon principle), so by
//! a stalk of g edges, which an edge below makes one longer. A cut polygon is two stalks, whose values have an
//! even Nim sum if the polygon is odd, 0 among them, and an odd one otherwise.
//!
//! The program answers for any graph: the nodes of a cycle may be fused to one, and its edges become loops of
//! value 1 (the fusion principle). For polygons that hang on one node this gives the same.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(k log k) a tree.

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::convert::TryFrom;
use std::process::ExitCode;

/// Edges between nodes, which are numbered from 0. Node 0 stands on the ground.
type Edges = [[usize; 2]];

/// The nodes connected with node 0, which comes first, each with an earlier node from which an edge leads to it.
fn reached_nodes(nodes: usize, edges: &Edges) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); nodes];
    for &[a, b] in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_reached = vec![false; nodes];
    is_reached[0] = true;
    let mut order = vec![(0, 0)];
    let mut next = 0;
    while let Some(&(node, _)) = order.get(next) {
        next += 1;
        for &neighbour in &neighbours[node] {
            if !is_reached[neighbour] {
                is_reached[neighbour] = true;
                order.push((neighbour, node));
            }
        }
    }
    order
}

/// The node with which a node is fused, at the end of a way of such steps.
fn fused(top: &mut [usize], mut node: usize) -> usize {
    while top[node] != node {
        top[node] = top[top[node]];
        node = top[node];
    }
    node
}

/// The Grundy value of what is connected with node 0, given the result of `reached_nodes`.
fn grundy(order: &[(usize, usize)], nodes: usize, edges: &Edges) -> u64 {
    // From here on a node is its place in the order. Its parent, on the way to the ground, is before it.
    let mut place = vec![usize::MAX; nodes];
    let mut parent = vec![0; order.len()];
    for (i, &(node, from)) in order.iter().enumerate() {
        place[node] = i;
        parent[i] = place[from];
    }
    let edges = edges.iter().map(|&[a, b]| [place[a], place[b]]);
    let edges: Vec<[usize; 2]> = edges.filter(|&[a, _]| a < order.len()).collect();

    // Each further edge closes a cycle with the ways of its ends to the ground, whose nodes are fused: the
    // later of two nodes with its parent, until the ends have met.
    let mut is_way = vec![false; order.len()];
    let mut top: Vec<usize> = (0..order.len()).collect();
    for &[a, b] in &edges {
        let (mut low, mut high) = (a.min(b), a.max(b));
        if low != high && parent[high] == low && !is_way[high] {
            is_way[high] = true; // the edge to the parent, which closes nothing
            continue;
        }
        loop {
            low = fused(&mut top, low);
            high = fused(&mut top, high);
            if low == high {
                break;
            }
            let later = low.max(high);
            low = low.min(high);
            top[later] = parent[later];
            high = later;
        }
    }

    // Loops are worth 1; any other edge carries the value of the node above it, and adds 1.
    let mut values = vec![0; order.len()];
    for &[a, b] in &edges {
        let node = fused(&mut top, a);
        values[node] ^= u64::from(node == fused(&mut top, b));
    }
    for node in (1..order.len()).rev() {
        if top[node] == node {
            values[fused(&mut top, parent[node])] ^= values[node] + 1;
        }
    }
    values[0]
}

const INPUT: Framing = Framing::ToEnd;

/// The Grundy value of the next tree of `input`.
fn tree(input: &mut Input) -> judge::Result<u64> {
    input! { from &mut *input, m: Number, k: Number }
    ensure(m > 0, "a tree of at least 1 node", m)?;
    let mut edges = Vec::new();
    for _ in 0..k {
        let mut edge = [0; 2];
        for end in &mut edge {
            let node = input.number();
            ensure((1..=m).contains(&node), "a node of the tree", node)?;
            *end = usize::try_from(node.wrapping_sub(1)).unwrap_or(usize::MAX);
        }
        edges.push(edge);
    }
    ensure(m - 1 <= k, "a tree whose nodes are connected", format_args!("{m} nodes, {k} edges"))?;
    let nodes = usize::try_from(m).unwrap_or(usize::MAX);
    let order = reached_nodes(nodes, &edges);
    ensure(order.len() == nodes, "a tree whose nodes are connected", "one that is not")?;
    Ok(grundy(&order, nodes, &edges))
}

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let mut sum = 0;
    for _ in 0..n {
        sum ^= tree(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::GrundySearch;
    use proptest::prelude::*;
    use std::collections::HashMap;

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
    fn brute_force(edges: &Edges, known: &mut HashMap<Vec<[usize; 2]>, bool>) -> bool {
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

    pub fn value(edges: &Edges) -> u64 {
        let nodes = 1 + edges.iter().flatten().copied().max().unwrap_or(0);
        grundy(&reached_nodes(nodes, edges), nodes, edges)
    }

    /// A path of `length` edges from `from` over new nodes, the first of them `new`.
    fn stalk(from: usize, new: usize, length: usize) -> Vec<[usize; 2]> {
        (0..length).map(|i| [if i == 0 { from } else { new + i - 1 }, new + i]).collect()
    }

    /// A polygon of `length` edges that hangs on `from`.
    pub fn polygon(from: usize, new: usize, length: usize) -> Vec<[usize; 2]> {
        let mut edges = stalk(from, new, length - 1);
        edges.push([if length > 1 { new + length - 2 } else { from }, from]);
        edges
    }

    /// The pictures of the write-up's table.
    pub fn pictures() -> Vec<(String, Vec<[usize; 2]>)> {
        let on_a_stalk = |mut edges: Vec<[usize; 2]>| {
            edges.insert(0, [0, 1]);
            edges
        };
        let mut pictures = vec![
            (String::from("stalk of 2"), stalk(0, 1, 2)),
            (String::from("stalks of 1 and 2"), vec![[0, 1], [0, 2], [2, 3]]),
            (String::from("stalks of 1 and 1 on 1"), vec![[0, 1], [1, 2], [1, 3]]),
            (String::from("stalks of 1 and 2 on 1"), vec![[0, 1], [1, 2], [1, 3], [3, 4]]),
        ];
        pictures.extend((2..=6).map(|n| (format!("polygon of {n}"), polygon(0, 1, n))));
        pictures.extend(
            (3..=4).map(|n| (format!("polygon of {n} on 1"), on_a_stalk(polygon(1, 2, n)))),
        );
        pictures
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let heights: String = (0..=5).map(|n| format!("{n:3}")).collect();
        let mut table = format!("n                       {heights}\n");
        let mut known = HashMap::new();
        for (name, picture) in pictures() {
            let with_stalk = |n: usize| [&picture[..], &stalk(0, 10, n)].concat();
            let wins = (0..=5).map(|n| brute_force(&with_stalk(n), &mut known));
            let row: String = wins.map(|wins| if wins { "  ." } else { "  L" }).collect();
            table += &format!("{name:24}{row}\n");
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    /// What is left after each cut.
    pub fn cuts(edges: &Edges) -> Vec<Vec<[usize; 2]>> {
        let cut = |cut: usize| standing(&[&edges[..cut], &edges[cut + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    }

    /// The fusion principle: all graphs of up to four nodes with one edge or two between any of them, and
    /// loops at some.
    #[test]
    fn all_small_graphs() {
        const PAIRS: [[usize; 2]; 8] =
            [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [3, 2], [1, 1], [1, 0]];
        let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
        for graph in 0..1u32 << PAIRS.len() {
            let edges = (0..PAIRS.len()).filter(|i| graph >> i & 1 == 1).map(|i| PAIRS[i]);
            let edges = standing(&edges.collect::<Vec<_>>());
            assert_eq!(value(&edges), search.grundy(&edges), "{edges:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// Trees with polygons, each on a node of the tree, in any order of nodes and edges.
        #[test]
        fn agrees_with_the_rules(
            parts in prop::collection::vec((0usize..9, 1usize..5), 1..4),
            turn in 0usize..9,
        ) {
            let (mut edges, mut tree, mut new) = (Vec::new(), vec![0], 1);
            for (at, length) in parts {
                let from = tree[at % tree.len()];
                if length == 1 {
                    edges.push([from, new]);
                    tree.push(new);
                    new += 1;
                } else {
                    edges.extend(polygon(from, new, length));
                    new += length - 1;
                }
            }
            let middle = turn % edges.len();
            edges.rotate_left(middle);
            // Node 0 stays on the ground.
            let renamed = |node: usize| if node == 0 { 0 } else { 1 + (node + turn) % (new - 1) };
            edges = edges.iter().map(|edge| edge.map(renamed)).collect();
            let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
            prop_assert_eq!(value(&edges), search.grundy(&edges));

            let lines: String = edges.iter().map(|[a, b]| format!("{} {}\n", a + 1, b + 1)).collect();
            let height = turn % 4;
            let chain: String = (1..=height).map(|i| format!("{i} {}\n", i + 1)).collect();
            let (nodes, count) = (new, edges.len());
            let input = format!("2\n{nodes} {count}\n{lines}{} {height}\n{chain}", height + 1);
            edges.extend(stalk(0, 50, height));
            let wins = brute_force(&edges, &mut HashMap::new());
            let expected = if wins { "Sally\n" } else { "Harry\n" };
            prop_assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{}", input);
        }
    }

    #[test]
    fn large_graphs() {
        // A long stalk, a large polygon, many polygons on a stalk, and a ladder of cycles that share edges.
        assert_eq!(value(&stalk(0, 1, 200_000)), 200_000);
        assert_eq!(value(&polygon(0, 1, 200_000)), 0);
        assert_eq!(value(&polygon(0, 1, 200_001)), 1);
        let mut edges = stalk(0, 1, 1000);
        edges.extend((0..1000).flat_map(|i| polygon(1000, 2000 + 10 * i, 3)));
        assert_eq!(value(&edges), 1000);
        let ladder = (1..1000)
            .flat_map(|i| [[2 * i - 2, 2 * i], [2 * i - 1, 2 * i + 1], [2 * i, 2 * i + 1]]);
        let ladder: Vec<[usize; 2]> = ladder.chain([[0, 1]]).collect();
        assert_eq!(value(&ladder), ladder.len() as u64 % 2);
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let message = |input: &str| judge::transcript(INPUT, solve, input).1.unwrap();
        assert_eq!(message("1\n0 0\n"), "line 2: expected a tree of at least 1 node, found 0");
        assert_eq!(message("1\n2 1\n1 3\n"), "line 3: expected a node of the tree, found 3");
        assert_eq!(message("1\n2 1\n0 1\n"), "line 3: expected a node of the tree, found 0");
        let connected = "expected a tree whose nodes are connected, found";
        assert_eq!(message("1\n3 1\n1 2\n"), format!("line 3: {connected} 3 nodes, 1 edges"));
        assert_eq!(
            message("1\n4 3\n2 3\n3 4\n4 2\n"),
            format!("line 5: {connected} one that is not")
        );
        let all = u64::MAX;
        assert_eq!(
            message(&format!("1\n{all} 0\n")),
            format!("line 2: {connected} {all} nodes, 0 edges")
        );
        let more = "expected more input, found the end of the file";
        assert_eq!(message(&format!("1\n2 {all}\n1 2\n")), format!("line 3: {more}"));
        assert_eq!(message(&format!("{all}\n2 1\n1 2\n")), format!("line 3: {more}"));
    }
}
