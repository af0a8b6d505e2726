//! The table that the write-up shows, its theorems, those of the page on the fusion principle, and the answers to the
//! exercises, against the rules.

use super::tests::{brute_force, drawing, small_graph, stalk, standing, Edges, PAIRS};
use super::{grundy, solve, INPUT};
use blocks::Document;
use common::graph::breadth_first_order;
use common::grundy::GrundySearch;
use common::judge::{self, Framing, Input};
use helpers::{grid, lost_cells};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("poj3710");

/// The page with the proof for all graphs.
const FUSION: Document = Document::theory("fusion");

/// What is left after each cut.
fn cuts(edges: &Edges) -> Vec<Vec<[usize; 2]>> {
    let cut = |cut: usize| standing(&[&edges[..cut], &edges[cut + 1..]].concat());
    (0..edges.len()).map(cut).collect()
}

fn count_nodes(edges: &Edges) -> usize {
    1 + edges.iter().flatten().max().unwrap_or(&0)
}

fn value(edges: &Edges) -> u64 {
    let nodes = count_nodes(edges);
    fused_value(nodes, edges)
}

/// The root of the set of a node in a disjoint-set union, with path halving: `link` leads from each node
/// towards the root, and from the root to itself.
fn find(link: &mut [usize], mut node: usize) -> usize {
    while link[node] != node {
        link[node] = link[link[node]];
        node = link[node];
    }
    node
}

/// The Grundy value of what is connected with node 0, whatever it is, by the fusion principle.
fn fused_value(nodes: usize, edges: &Edges) -> u64 {
    let order = breadth_first_order(nodes, edges);
    // From here on a node is its place in the order, where its parent stands before it.
    let mut place = vec![usize::MAX; nodes];
    let mut parent = vec![0; order.len()];
    for (i, &(node, from)) in order.iter().enumerate() {
        place[node] = i;
        parent[i] = place[from];
    }
    let edges = edges.iter().map(|&[a, b]| [place[a], place[b]]);
    let edges: Vec<[usize; 2]> = edges.filter(|&[a, _]| a < order.len()).collect();

    // Each edge outside the tree of the search closes a cycle with the paths from its ends to the root. The
    // nodes of the cycle are fused to one set: the later of two nodes with its parent, until the paths meet.
    let mut has_tree_edge = vec![false; order.len()];
    let mut link: Vec<usize> = (0..order.len()).collect();
    for &[a, b] in &edges {
        let (mut low, mut high) = (a.min(b), a.max(b));
        if low != high && parent[high] == low && !has_tree_edge[high] {
            has_tree_edge[high] = true;
            continue;
        }
        loop {
            low = find(&mut link, low);
            high = find(&mut link, high);
            if low == high {
                break;
            }
            let later = low.max(high);
            low = low.min(high);
            link[later] = parent[later];
            high = later;
        }
    }

    // Loops are worth 1; any other edge carries the value of the node above it, and adds 1.
    let mut values = vec![0; order.len()];
    for &[a, b] in &edges {
        let node = find(&mut link, a);
        values[node] ^= u64::from(node == find(&mut link, b));
    }
    for node in (1..order.len()).rev() {
        if link[node] == node {
            values[find(&mut link, parent[node])] ^= values[node] + 1;
        }
    }
    values[0]
}

/// A polygon of `length` edges that hangs on `from`.
fn polygon(from: usize, new: usize, length: usize) -> Vec<[usize; 2]> {
    let mut edges = stalk(from, new, length - 1);
    edges.push([if length > 1 { new + length - 2 } else { from }, from]);
    edges
}

/// A tree with polygons, each on a node of the tree, with its nodes and edges in an order that depends
/// on `turn`.
fn tree_with_polygons(parts: &[(usize, usize)], turn: usize) -> Vec<[usize; 2]> {
    let (mut edges, mut tree, mut new) = (Vec::new(), vec![0], 1);
    for &(at, length) in parts {
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
    edges.iter().map(|edge| edge.map(renamed)).collect()
}

/// The pictures of the write-up's table.
fn pictures() -> Vec<(String, Vec<[usize; 2]>)> {
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
    pictures
        .extend((3..=4).map(|n| (format!("polygon of {n} on 1"), on_a_stalk(polygon(1, 2, n)))));
    pictures
}

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let rows = pictures().into_iter().map(|(name, picture)| {
        let with_stalk = |n: usize| [&picture[..], &stalk(0, 10, n)].concat();
        let wins = (0..=5).map(|n| brute_force(&with_stalk(n), &mut known));
        (format!("{name:24}"), lost_cells(wins, '.'))
    });
    WRITE_UP.table("pictures", &grid("n", 0..=5, rows));
}

/// The fusion principle: all graphs of up to four nodes with one edge or two between any of them, and
/// loops at some.
#[test]
fn all_small_graphs() {
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    for graph in 0..1 << PAIRS.len() {
        let edges = standing(&small_graph(graph));
        assert_eq!(value(&edges), search.grundy(&edges), "{edges:?}");
    }
}

/// The same graphs by the brute force in C++, with a stalk beside them.
#[test]
fn brute_force_in_cpp() {
    let mut known = HashMap::new();
    let mut outcome = |height: usize, graph: usize| {
        let edges = standing(&[small_graph(graph), stalk(0, 4, height)].concat());
        if brute_force(&edges, &mut known) {
            "W"
        } else {
            "L"
        }
    };
    let mut lines = String::new();
    for height in 0..4 {
        lines.extend((0..1 << PAIRS.len()).map(|graph| outcome(height, graph)));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// The value of a tree by the theorem, and by nothing else: what stands on a node that is reached by the edge
/// `way`.
fn tree_value(node: usize, way: usize, edges: &Edges) -> u64 {
    let here = (0..edges.len()).filter(|&edge| edge != way && edges[edge].contains(&node));
    here.map(|edge| tree_value(edges[edge][0] + edges[edge][1] - node, edge, edges) + 1)
        .fold(0, |sum, branch| sum ^ branch)
}

/// The lemma of the fusion principle: the value of a polygon with stalks; and an odd one has a cut that leaves the
/// Nim sum of the stalks.
#[test]
fn polygons_with_stalks() {
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    for n in 0..=3usize {
        let units = [1, 4, 16, 64];
        for code in 0..units[n] {
            let stalks: Vec<usize> = units[..n].iter().map(|unit| code / unit % 4).collect();
            let mut edges = polygon(0, 1, n + 1);
            for (i, &height) in stalks.iter().enumerate() {
                edges.extend(stalk(i + 1, 100 * (i + 1), height));
            }
            let sum = stalks.iter().fold(0, |sum, &height| sum ^ height as u64);
            let expected = if n % 2 == 0 { sum ^ 1 } else { sum };
            assert_eq!(value(&edges), expected, "{stalks:?}");
            if edges.len() <= 9 {
                assert_eq!(search.grundy(&edges), expected, "{stalks:?}");
            }
            let trees: Vec<_> = (0..=n).map(|j| cuts(&edges).swap_remove(j)).collect();
            let found = trees.iter().filter(|tree| tree_value(0, usize::MAX, tree) == sum);
            assert_eq!(found.count() > 0, n % 2 == 0, "{stalks:?}");
        }
    }
}

/// The fusion principle on a ladder of cycles that share edges.
#[test]
fn a_large_ladder() {
    let ladder =
        (1..1000).flat_map(|i| [[2 * i - 2, 2 * i], [2 * i - 1, 2 * i + 1], [2 * i, 2 * i + 1]]);
    let ladder: Vec<[usize; 2]> = ladder.chain([[0, 1]]).collect();
    assert_eq!(value(&ladder), ladder.len() as u64 % 2);
}

#[test]
fn large_graphs() {
    // A long stalk, a large polygon, and many polygons on a stalk.
    assert_eq!(value(&stalk(0, 1, 60_000)), 60_000);
    assert_eq!(value(&polygon(0, 1, 60_000)), 0);
    assert_eq!(value(&polygon(0, 1, 60_001)), 1);
    let triangles = (0..1000).flat_map(|i| polygon(1000, 2000 + 10 * i, 3));
    assert_eq!(value(&stalk(0, 1, 1000).into_iter().chain(triangles).collect::<Vec<_>>()), 1000);
}

#[test]
fn trees_with_polygons() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..60 {
        let parts: Vec<(usize, usize)> =
            (0..random.usize(1..4)).map(|_| (random.usize(..9), random.usize(1..5))).collect();
        let turn = random.usize(..9);
        let tree = tree_with_polygons(&parts, turn);
        let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
        assert_eq!(value(&tree), search.grundy(&tree), "{tree:?}");
        let input = drawing(count_nodes(&tree), &tree);
        let answer = |input: &mut Input| Ok(grundy(input)?.to_string());
        let (answer, _) = judge::transcript(Framing::Single, answer, &input);
        assert_eq!(answer, format!("{}\n", value(&tree)), "{input}");

        let height = turn % 4;
        let input = format!("2\n{input}{}", drawing(height + 1, &stalk(0, 1, height)));
        let both = [tree, stalk(0, 50, height)].concat();
        let wins = brute_force(&both, &mut HashMap::new());
        let expected = if wins { "Sally\n" } else { "Harry\n" };
        assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{input}");
    }
}

#[test]
fn exercise_1_the_sample() {
    // Both trees of the sample on one ground: an edge, and a triangle on an edge.
    let sample = [[0, 1], [0, 2], [2, 3], [3, 4], [4, 2]];
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    let winning: Vec<usize> = cuts(&sample)
        .iter()
        .enumerate()
        .filter_map(|(cut, left)| (search.grundy(left) == 0).then_some(cut))
        .collect();
    assert_eq!(winning, [3]); // the edge of the triangle that does not touch the tree
    let left = &cuts(&sample)[3];
    assert_eq!((value(&left[..1]), value(&left[1..])), (1, 1));
}

#[test]
fn exercise_2_parity() {
    for (name, picture) in pictures() {
        assert_eq!(value(&picture) % 2, picture.len() as u64 % 2, "{name}");
    }
    // The converse fails.
    assert_eq!(value(&[[0, 1], [1, 2]]), 2);
}

/// The tree of this height in which each node that is not a leaf has so many children.
fn full_tree(children: usize, height: u32) -> Vec<[usize; 2]> {
    let nodes: usize = (0..=height).map(|level| children.pow(level)).sum();
    (1..nodes).map(|node| [(node - 1) / children, node]).collect()
}

#[test]
fn exercise_3_full_trees() {
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    assert_eq!(search.grundy(&full_tree(2, 2)), 0);
    for height in 1..=6 {
        assert_eq!(value(&full_tree(2, height)), 0);
        assert_eq!(value(&full_tree(3, height)), u64::from(height));
        assert_eq!(value(&full_tree(4, height)), 0);
    }
}

#[test]
fn exercise_1_of_fusion_a_polygon_that_carries_something() {
    // A triangle on the ground, and an edge on one of its other nodes.
    let picture = vec![[0, 1], [1, 2], [2, 0], [1, 3]];
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    let values: Vec<u64> = cuts(&picture).iter().map(|left| search.grundy(left)).collect();
    assert_eq!((values.as_slice(), search.grundy(&picture)), (&[3, 3, 1, 1][..], 0));
    FUSION.state(&format!("{}, {}, {}, {}", values[0], values[1], values[2], values[3]));
}
