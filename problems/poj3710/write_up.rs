//! The table that the write-up shows, its theorem, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, drawing, small_graph, stalk, standing, Edges, PAIRS};
use checks::blocks::{grid, letter_lines, lost_cells, Document};
use common::grundy::GrundySearch;
use common::judge::{self, Input};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("poj3710");

/// What is left after each cut.
fn cuts(edges: &Edges) -> Vec<Vec<[usize; 2]>> {
    let cut = |cut: usize| standing(&[&edges[..cut], &edges[cut + 1..]].concat());
    (0..edges.len()).map(cut).collect()
}

fn count_nodes(edges: &Edges) -> usize {
    1 + edges.iter().flatten().max().unwrap_or(&0)
}

/// The value that the program finds.
fn value(edges: &Edges) -> u64 {
    let answer = |input: &mut Input| Ok(grundy(input)?.to_string());
    let (answer, _) =
        judge::transcript(|| judge::single(answer), &drawing(count_nodes(edges), edges));
    answer.trim().parse().unwrap()
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
        (name, lost_cells(wins, '.'))
    });
    WRITE_UP.table("pictures", &grid("n", 0..=5, rows));
}

/// Small graphs by the brute force in C++, with a stalk beside them.
#[test]
fn brute_force_in_cpp() {
    let mut known = HashMap::new();
    let mut wins = |height: usize, graph: usize| {
        let edges = standing(&[small_graph(graph), stalk(0, 4, height)].concat());
        brute_force(&edges, &mut known)
    };
    let rows = (0..4).map(|height| -> Vec<bool> {
        (0..1 << PAIRS.len()).map(|graph| wins(height, graph)).collect()
    });
    WRITE_UP.prints("brute_force.cpp", &letter_lines(rows));
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
        let height = turn % 4;
        let input = format!("2\n{input}{}", drawing(height + 1, &stalk(0, 1, height)));
        let both = [tree, stalk(0, 50, height)].concat();
        let wins = brute_force(&both, &mut HashMap::new());
        let expected = if wins { "Sally\n" } else { "Harry\n" };
        assert_eq!(judge::transcript(super::main, &input).0, expected, "{input}");
    }
}

#[test]
fn exercise_2_parity() {
    for (name, picture) in pictures() {
        assert_eq!(value(&picture) % 2, picture.len() as u64 % 2, "{name}");
    }
    // The converse fails.
    assert_eq!(value(&[[0, 1], [1, 2]]), 2);
}

/// The tree of this height in which each node that is not a leaf has this many children.
fn full_tree(children: usize, height: u32) -> Vec<[usize; 2]> {
    let nodes: usize = (0..=height).map(|level| children.pow(level)).sum();
    (1..nodes).map(|node| [(node - 1) / children, node]).collect()
}

#[test]
fn exercise_3_full_trees() {
    let mut search = GrundySearch::new(|edges: &Vec<[usize; 2]>| cuts(edges));
    assert_eq!(search.grundy(&full_tree(2, 2)), 0);
    for height in 1..=5 {
        assert_eq!(value(&full_tree(2, height)), 0);
        assert_eq!(value(&full_tree(3, height)), u64::from(height));
    }
}
