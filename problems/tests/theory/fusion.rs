//! The page `fusion`.

use checks::blocks::{listed, Document};
use common::graph::breadth_first_order;
use common::grundy::GrundySearch;

const PAGE: Document = Document::theory("fusion");

/// Edges between nodes, which are numbered from 0. Node 0 is the ground.
type Edges = Vec<[usize; 2]>;

/// The edges of small graphs.
const PAIRS: [[usize; 2]; 9] =
    [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [3, 2], [1, 1], [1, 0], [2, 3]];

/// The edges of `PAIRS` of which `graph` has the bits.
fn small_graph(graph: usize) -> Edges {
    (0..PAIRS.len()).filter(|i| graph >> i & 1 == 1).map(|i| PAIRS[i]).collect()
}

fn count_nodes(edges: &[[usize; 2]]) -> usize {
    1 + edges.iter().flatten().max().unwrap_or(&0)
}

/// The edges that are connected with the ground.
fn standing(edges: &[[usize; 2]]) -> Edges {
    let reached = breadth_first_order(count_nodes(edges), edges);
    edges.iter().filter(|[a, _]| reached.iter().any(|(node, _)| node == a)).copied().collect()
}

/// What is left after each cut, by the rules.
pub fn cuts(edges: &Edges) -> Vec<Edges> {
    let cut = |cut: usize| standing(&[&edges[..cut], &edges[cut + 1..]].concat());
    (0..edges.len()).map(cut).collect()
}

/// The value of what stands on a node, which the edge `way` has reached, and the least depth that it reaches. Shown by
/// the page.
fn visit(
    node: usize,
    way: usize,
    edges_at: &[Vec<(usize, usize)>],
    depths: &mut [usize],
) -> (u64, usize) {
    let depth = depths[node];
    let (mut value, mut lowest) = (0, depth);
    for &(edge, end) in edges_at[node].iter().filter(|(edge, _)| *edge != way) {
        if depths[end] == 0 {
            depths[end] = depth + 1;
            let (above, reached) = visit(end, edge, edges_at, depths);
            let is_bridge = reached > depth;
            value ^= if is_bridge { above + 1 } else { above ^ 1 };
            lowest = lowest.min(reached);
        } else if depths[end] <= depth {
            value ^= 1; // closes a cycle, or is a loop
            lowest = lowest.min(depths[end]);
        }
    }
    (value, lowest)
}

/// The value of a picture, by the fusion principle. Shown by the page.
fn fused_value(nodes: usize, edges: &[[usize; 2]]) -> u64 {
    let mut edges_at = vec![Vec::new(); nodes]; // the number of each edge, and its other end
    for (edge, &[a, b]) in edges.iter().enumerate() {
        edges_at[a].push((edge, b));
        if a != b {
            edges_at[b].push((edge, a));
        }
    }
    let mut depths = vec![0; nodes]; // 0 for a node that is not reached
    depths[0] = 1;
    visit(0, usize::MAX, &edges_at, &mut depths).0
}

fn value(edges: &[[usize; 2]]) -> u64 {
    fused_value(count_nodes(edges), edges)
}

/// All graphs of up to four nodes with one edge or two between some of them, and a loop.
#[test]
fn all_small_graphs() {
    let mut search = GrundySearch::new(cuts);
    for graph in 0..1 << PAIRS.len() {
        let edges = standing(&small_graph(graph));
        assert_eq!(value(&edges), search.grundy(&edges), "{edges:?}");
    }
}

/// Cycles that share edges: all nodes are linked, so the number of edges alone decides.
#[test]
fn a_large_ladder() {
    let ladder =
        (1..500).flat_map(|i| [[2 * i - 2, 2 * i], [2 * i - 1, 2 * i + 1], [2 * i, 2 * i + 1]]);
    let ladder: Edges = ladder.chain([[0, 1]]).collect();
    assert_eq!(value(&ladder), ladder.len() as u64 % 2);
}

#[test]
fn the_cpp_is_the_same() {
    let values = (0..1 << PAIRS.len()).map(|graph| fused_value(4, &small_graph(graph)));
    let lines: String = values.map(|value| format!("{value}\n")).collect();
    PAGE.prints("fusion.cpp", &lines);
}

#[test]
fn exercises_1_and_2() {
    let mut search = GrundySearch::new(cuts);
    let mut of_cuts =
        |picture: Edges| listed(cuts(&picture).iter().map(|left| search.grundy(left)));
    // A triangle on the ground, and an edge on one of its other nodes.
    PAGE.says(&of_cuts(vec![[0, 1], [1, 2], [2, 0], [1, 3]]));
    // O A B and C D E, with an edge from A to C.
    let picture = vec![[0, 1], [1, 2], [2, 0], [1, 3], [3, 4], [4, 5], [5, 3]];
    PAGE.says(&format!("{}, {}", value(&picture), of_cuts(picture)));
}
