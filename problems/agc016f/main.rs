//! # AtCoder AGC 016 F · Two pieces on a graph, and a count of graphs · Games on DAG
//!
//! Two pieces are on the vertices 1 and 2 of a graph in which every edge x y has x < y. A move takes one of them along
//! an edge, from x to y. Both may share a vertex. A player who cannot move loses. Alice moves first. Any of the M edges
//! may be left out: for how many of the 2^M graphs does Alice win, modulo 10^9 + 7?
//!
//! **Theorem.** Alice loses if and only if the vertices 1 and 2 have the same Grundy value. Let f(S) be the number of
//! such graphs on a set S of vertices with 1 and 2. Choose the vertices Z of value 0, with both of 1 and 2 or neither:
//! no edge leads from Z to Z, each other vertex has at least one edge into Z, the edges from Z to the others are free.
//! On the rest R of S there are f(R) graphs, or all of them, if 1 and 2 are in Z.
//!
//! **Why.** A graph without cycles has exactly one set Z such that no edge leads from Z to Z and each other vertex
//! has an edge into Z: the vertices of value 0. Without them all other values are less by one. Thus each graph is
//! counted exactly once, with its own Z.
//!
//! **Limit:** N is at least 2 and at most 15.
//!
//! **Input.** `N M`, then M edges `x y`. **Output.** The number of graphs.
//!
//! **Complexity.** O(3^N N) time, O(2^N) memory.
//!
//! **Reference.** J. von Neumann, O. Morgenstern, "Theory of Games and Economic Behavior", Princeton 1944: graphs
//! without cycles have exactly one such set, a kernel.

use common::judge::{self, ensure, input, rule, Input};

/// Numbers of graphs are known modulo this prime.
const P: u64 = 1_000_000_007;

/// The most vertices: for each more the time is three times as long.
const MOST: usize = 15;

/// The set of the vertices 1 and 2. A set is a number in binary: bit 0 for vertex 1, bit 1 for vertex 2.
const PIECES: usize = 0b11;

/// In how many ways a vertex can have edges into a set, if it may have those to `targets`.
fn choices(targets: usize, set: usize) -> u64 {
    1 << (targets & set).count_ones()
}

/// The number of graphs on each set of vertices.
fn graphs(targets: &[usize]) -> Vec<u64> {
    let on = |set: usize| {
        let vertices = (0..targets.len()).filter(|v| set >> v & 1 == 1);
        vertices.fold(1, |ways, v| ways * choices(targets[v], set) % P)
    };
    (0..1 << targets.len()).map(on).collect()
}

/// In how many ways the edges between `zeros` and `rest` can be chosen so that `zeros` are the vertices of value 0.
fn between(zeros: usize, rest: usize, targets: &[usize]) -> u64 {
    let mut ways = 1;
    for (v, &targets) in targets.iter().enumerate() {
        if rest >> v & 1 == 1 {
            if targets & zeros == 0 {
                return 0; // no edge of v can lead there
            }
            ways = ways * (choices(targets, zeros) - 1) % P; // at least one edge
        } else if zeros >> v & 1 == 1 {
            ways = ways * choices(targets, rest) % P;
        }
    }
    ways
}

/// The number of graphs that the first player wins, modulo `P`. The edges from v may lead to `targets[v]`.
fn won_graphs(targets: &[usize]) -> u64 {
    let graphs = graphs(targets);
    let all = graphs.len() - 1;
    let mut lost = vec![0; graphs.len()];
    for set in (0..=all).filter(|set| set & PIECES == PIECES) {
        let mut zeros = set;
        while zeros > 0 {
            let rest = set - zeros;
            let of_rest = match zeros & PIECES {
                PIECES => graphs[rest],
                0 => lost[rest],
                _ => 0, // one vertex has the value 0, the other does not
            };
            if of_rest > 0 {
                lost[set] = (lost[set] + between(zeros, rest, targets) * of_rest) % P;
            }
            zeros = (zeros - 1) & set; // the next subset
        }
    }
    (graphs[all] + P - lost[all]) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    ensure!((2..=MOST).contains(&n), "expected from 2 to {MOST} vertices, found {n}");
    let mut targets = vec![0; n];
    for _ in 0..m {
        input! { from input, x: usize, y: usize }
        let are_vertices = (1..=n).contains(&x) && (1..=n).contains(&y);
        ensure!(are_vertices, "expected an edge between two of {n} vertices, found {x} {y}");
        rule!(x < y, "expected an edge to a larger vertex, found {x} {y}");
        rule!(targets[x - 1] >> (y - 1) & 1 == 0, "found the edge {x} {y} twice");
        targets[x - 1] |= 1 << (y - 1);
    }
    Ok(won_graphs(&targets).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    pub type Edges = Vec<[usize; 2]>;

    /// Whether the player to move wins with these pieces: by the rules and nothing else.
    pub fn brute_force(edges: &Edges, pieces: &[usize]) -> bool {
        (0..pieces.len()).any(|i| {
            edges.iter().filter(|[from, _]| *from == pieces[i]).any(|&[_, to]| {
                let mut next = pieces.to_vec();
                next[i] = to;
                !brute_force(edges, &next)
            })
        })
    }

    /// All graphs with some of these edges.
    pub fn all_graphs(edges: &Edges) -> Vec<Edges> {
        let mut graphs = vec![Vec::new()];
        for &edge in edges {
            for graph in graphs.clone() {
                graphs.push([graph, vec![edge]].concat());
            }
        }
        graphs
    }

    /// An edge from each of `n` vertices to each larger one.
    pub fn complete(n: usize) -> Edges {
        (2..=n).flat_map(|y| (1..y).map(move |x| [x, y])).collect()
    }

    /// What the program prints.
    pub fn answer(n: usize, edges: &Edges) -> String {
        let lines: String = edges.iter().map(|[x, y]| format!("{x} {y}\n")).collect();
        let input = format!("{n} {}\n{lines}", edges.len());
        judge::transcript(main, &input).0
    }

    /// All inputs with up to five vertices.
    #[test]
    fn agrees_with_the_rules() {
        for n in 2..=5 {
            let edges = complete(n);
            // In graph number g an edge is there if its bit of g is 1.
            let won: Vec<bool> =
                all_graphs(&edges).iter().map(|graph| brute_force(graph, &[1, 2])).collect();
            for (number, graph) in all_graphs(&edges).iter().enumerate() {
                let count = (0..=number).filter(|&g| g & number == g && won[g]).count();
                assert_eq!(answer(n, graph), format!("{count}\n"), "{graph:?}");
            }
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        for (input, line, message) in [
            ("16 1\n1 2\n", 1, "expected from 2 to 15 vertices, found 16"),
            ("1 0\n", 1, "expected from 2 to 15 vertices, found 1"),
            ("3 1\n1 4\n", 2, "expected an edge between two of 3 vertices, found 1 4"),
            ("3 1\n3 2\n", 2, "expected an edge to a larger vertex, found 3 2"),
            ("3 2\n1 2\n1 2\n", 3, "found the edge 1 2 twice"),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
        assert_eq!(answer(15, &vec![]), "0\n");
    }
}
