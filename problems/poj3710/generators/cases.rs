//! Test files of Christmas Game: random drawings are rarely legal, and rarely P-positions.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let drawing = |trees: &Vec<Tree>| format!("{}\n{}", trees.len(), lines(trees.iter().map(text)));
    let mut files = edges(edge_cases().iter().map(|cases| cases.iter().map(drawing).collect()));
    // Each of these shapes beside each, and many of them, most of them twice.
    let rng = &mut Rng::with_seed(7);
    let shapes = [path(99), star(99), cycle(99), comb(99), binary_tree(99), star(99).repeat(2)];
    let mut tree = |i: usize| {
        let edges = shapes[i % shapes.len()].clone();
        Tree { n: 99, edges: shuffled(rng, edges, 99, 1) }
    };
    let pair = |i: usize| drawing(&vec![tree(i), tree(i / 6)]);
    let pairs = (0..250).map(pair).collect();
    let mut many =
        |last: usize| drawing(&(0..99).map(|i| tree(if i < 98 { i / 2 } else { last })).collect());
    let many = (0..5).map(&mut many).collect();
    files.extend(largest([("pairs of trees, some equal", pairs), ("equal pairs and one", many)]));
    files
}

fn edge_cases() -> Vec<Vec<Vec<Tree>>> {
    vec![
        // The smallest input: a root, and nothing to cut.
        vec![vec![stalk(0)]],
        // As many cases as are legal: an edge, or none.
        (0..500).map(|i| vec![stalk(i * i % 7 % 2)]).collect(),
        // Stalks, as heaps of Nim.
        (0..150).map(|i| [i % 5, i / 5 % 5, 1 + i / 25].map(stalk).into()).collect(),
        // Polygons on the root and on a stalk, each with a stalk beside them of each small size.
        iproduct!(2..=9, 0..24)
            .map(|(length, i)| {
                let mut tree = stalk(i / 4 % 3);
                tree.hang(tree.n, length);
                if i / 12 == 1 {
                    tree.hang(1, length + 1);
                }
                vec![tree, stalk(i % 4)]
            })
            .collect(),
        // Pairs of edges between the same nodes, on all nodes of a stalk or at its top.
        (0..30)
            .map(|i| {
                let mut tree = stalk(i % 6);
                let lowest = if i < 15 { 1 } else { tree.n };
                (lowest..=tree.n).for_each(|node| tree.hang(node, 2));
                vec![tree, stalk(i / 6)]
            })
            .collect(),
        // Trees of 99 nodes: a stalk, a star, as many edges as there can be, one polygon.
        [path(99), star(99), star(99).repeat(2), cycle(99)]
            .map(|edges| vec![Tree { n: 99, edges }])
            .into(),
        // As many trees as are legal in one case.
        vec![vec![stalk(1); 99], vec![stalk(2); 98]],
        // Several polygons on one node with a branch beside them, all on the root or on a stalk, each part before
        // each other one among the edges; with the stalk of the same value, or of one edge more.
        (0..96)
            .map(|i| {
                let height = i / 24 % 2;
                let mut tree = stalk(height);
                let top = tree.n;
                let mut parts = vec![1, 2, 3, 4];
                for choice in [i % 4, i / 4 % 3, i / 12 % 2, 0] {
                    match parts.remove(choice) {
                        1 => tree.grow(top, 1),
                        length => tree.hang(top, length),
                    }
                }
                vec![tree, stalk(height + i / 48)]
            })
            .collect(),
        // Stalks with a polygon on them that are numbered from the top, so that nodes come before those below them.
        (0..36)
            .map(|i| {
                let mut tree = stalk(i % 6);
                tree.hang(tree.n, 3 + i % 2);
                let Tree { n, edges } = tree;
                let other = |node| if node == 1 { 1 } else { n + 2 - node };
                let edges = edges.into_iter().map(|edge| edge.map(other)).collect();
                vec![Tree { n, edges }, stalk(i / 6)]
            })
            .collect(),
    ]
}

/// A tree with polygons. Node 1 is the root.
#[derive(Clone)]
struct Tree {
    n: usize,
    edges: Vec<Edge>,
}

impl Tree {
    /// Adds a path from a node.
    fn grow(&mut self, node: usize, edges: usize) {
        let mut from = node;
        for _ in 0..edges {
            self.n += 1;
            self.edges.push([from, self.n]);
            from = self.n;
        }
    }

    /// Adds a polygon on a node.
    fn hang(&mut self, node: usize, sides: usize) {
        self.grow(node, sides - 1);
        self.edges.push([self.n, node]);
    }
}

/// A path from the root.
fn stalk(edges: usize) -> Tree {
    Tree { n: edges + 1, edges: path(edges + 1) }
}

fn text(tree: &Tree) -> String {
    format!("{} {}\n{}", tree.n, tree.edges.len(), edge_lines(&tree.edges)).trim_end().to_string()
}
