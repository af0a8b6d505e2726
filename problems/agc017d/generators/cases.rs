//! Test files of Game on Tree. An input is a single tree, so there are many small ones. Random trees are rarely
//! P-positions, so some are made to be: a path beside the rest has any value that is wanted.

use crate::prelude::*;

/// The largest number of vertices.
const MAX: usize = 100_000;

/// A tree: for each vertex but the root, the one below it, which has a smaller number. The root is 0.
type Tree = Vec<usize>;

pub fn cases() -> Vec<TestFile> {
    let mut rng = Rng::with_seed(1);
    let mut files = Vec::new();
    for (kind, trees) in [
        ("edge", edge_trees as fn(&mut Rng) -> _),
        ("random", random_trees),
        ("max", largest_trees),
    ] {
        let trees = trees(&mut rng);
        files.extend(numbered([(kind, trees)], |name, tree| test_file(name, &tree, &mut rng)));
    }
    files.extend(larger());
    files
}

/// Trees whose vertices are not in random order.
fn larger() -> Vec<TestFile> {
    let two_paths = (2..MAX).map(|v| [v.saturating_sub(2).max(1), v]).collect();
    let files = [
        ("two equal paths: lost", two_paths),
        ("an even star: lost", star(MAX - 1)),
        ("a comb", comb(MAX)),
    ];
    let text = |edges: &[Edge]| format!("{}\n{}", edges.len() + 1, edge_lines(edges));
    largest(files.map(|(shape, edges)| (shape, vec![text(&edges)])))
}

fn edge_trees(_: &mut Rng) -> Vec<Tree> {
    vec![
        // The smallest tree.
        vec![0],
        // Two branches of two edges each: a path, and a fork.
        vec![0, 1, 0, 3],
        vec![0, 1, 1, 0],
        // A fork whose value is that of a single edge, beside one.
        vec![0, 1, 1, 0, 0, 0],
        vec![0, 1, 1, 0],
        // Branches of equal height and of different values, and the other way round.
        vec![0, 1, 1, 1, 0, 5],
        vec![0, 1, 1, 0, 4, 4, 4, 4],
        // Paths of 1, 2 and 3 edges: the root in the middle, and on an edge.
        vec![0, 0, 2, 0, 4, 5],
        vec![0, 1, 1, 3, 1, 5, 6],
        // Branches of the same number of edges, a path and a star.
        vec![0, 1, 2, 0, 4, 4],
        // Nine edges on the root: the number of edges is odd, and that of the branches.
        vec![0; 9],
        vec![0; 10],
    ]
}

fn random_trees(rng: &mut Rng) -> Vec<Tree> {
    let mut trees = Vec::new();
    for vertices in [7, 8, 9, 10, 11, 11, 12, 12] {
        trees.push(random_tree(rng, vertices, vertices));
    }
    // P-positions, with branches of any height; equal branches in pairs do not matter.
    for (vertices, recent) in [(30, 30), (200, 3), (2000, 40), (2000, 2000)] {
        let tree = random_tree(rng, vertices, recent);
        trees.push(filled(made_lost(tree), 2 * vertices));
    }
    // A star on an edge, a path with an edge at each of its vertices, and two children for each vertex.
    trees.push((0..4999).map(|i: usize| i.min(1)).collect());
    trees.push((0..4999).map(|i: usize| i.saturating_sub(i % 2)).collect());
    trees.push((0..4999).map(|i| i / 2).collect());
    trees
}

fn largest_trees(rng: &mut Rng) -> Vec<Tree> {
    // A path with the root at its end, and one with the root in its middle, which is shorter, as files are to be small.
    let path: Tree = (0..MAX - 1).collect();
    let half = 8_000;
    let mut two_paths: Tree = (0..half).collect();
    grow(&mut two_paths, 0, half);
    // Random trees of many heights: one that is low, and a P-position that is high.
    let low = random_tree(rng, 2 * half, 2 * half);
    let high = made_lost(random_tree(rng, MAX / 3, 4));
    vec![path, two_paths, low, filled(high, MAX / 2)]
}

/// Adds a path of this many edges on a vertex.
fn grow(tree: &mut Tree, vertex: usize, edges: usize) {
    let mut from = vertex;
    for _ in 0..edges {
        tree.push(from);
        from = tree.len();
    }
}

/// A tree in which each vertex stands on one of the `recent` before it.
fn random_tree(rng: &mut Rng, vertices: usize, recent: usize) -> Tree {
    (1..vertices).map(|vertex| rng.usize(vertex.saturating_sub(recent)..vertex)).collect()
}

/// The tree with a path on the root that makes it a P-position.
fn made_lost(mut tree: Tree) -> Tree {
    let value = values(&tree)[0];
    grow(&mut tree, 0, value);
    tree
}

/// The tree with pairs of edges on some vertices, up to at most this many vertices.
fn filled(mut tree: Tree, vertices: usize) -> Tree {
    let old = tree.len();
    for vertex in (0..=old).cycle() {
        if tree.len() + 3 > vertices {
            return tree;
        }
        tree.extend([vertex, vertex]);
    }
    tree
}

/// The Grundy values of all vertices, each from those above it.
fn values(tree: &[usize]) -> Vec<usize> {
    let mut values = vec![0; tree.len() + 1];
    for vertex in (1..=tree.len()).rev() {
        values[tree[vertex - 1]] ^= values[vertex] + 1;
    }
    values
}

/// What each cut leaves, as the list of the vertices that are left.
fn cuts(tree: &[usize], left: &[usize]) -> Vec<Vec<usize>> {
    left.iter()
        .map(|&cut| {
            let mut fallen = vec![cut];
            for &vertex in left.iter().filter(|&&vertex| vertex > cut) {
                if fallen.contains(&tree[vertex - 1]) {
                    fallen.push(vertex);
                }
            }
            left.iter().copied().filter(|vertex| !fallen.contains(vertex)).collect()
        })
        .collect()
}

/// One case: the tree with its vertices, its edges and their ends in any order.
fn test_file(name: &str, tree: &[usize], rng: &mut Rng) -> TestFile {
    let vertices = tree.len() + 1;
    let wins = values(tree)[0] != 0;
    if vertices <= 12 {
        let mut search = Search::normal(|left: &Vec<usize>| cuts(tree, left));
        assert_eq!(wins, search.wins(&(1..vertices).collect()), "{name}");
    }

    let mut numbers: Vec<usize> = (2..=vertices).collect();
    rng.shuffle(&mut numbers);
    numbers.insert(0, 1);
    let mut edges: Vec<[usize; 2]> =
        (1..vertices).map(|vertex| [tree[vertex - 1], vertex].map(|v| numbers[v])).collect();
    for edge in &mut edges {
        rng.shuffle(edge);
    }
    rng.shuffle(&mut edges);
    let lines: Vec<String> = edges.iter().map(|[x, y]| format!("\n{x} {y}")).collect();
    let input = format!("{vertices}{}", lines.concat());
    TestFile::new(name, [Case::new(input, if wins { "Alice" } else { "Bob" })])
}
