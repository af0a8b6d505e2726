//! Test files of Christmas Game. Random drawings are rarely P-positions, so some are made to be.

use crate::prelude::*;
use std::collections::BTreeMap;

pub fn cases() -> Vec<TestFile> {
    let kinds = [("edge", edge_cases()), ("random", random_cases()), ("max", largest_cases())];
    let mut files = numbered(kinds, test_file);
    files.extend(pairs());
    files
}

/// Each tree of these shapes beside each, numbered in any order.
fn pairs() -> Vec<TestFile> {
    let (n, rng) = (99, &mut Rng::with_seed(7));
    let shapes = [path(n), star(n), cycle(n), comb(n), binary_tree(n), [star(n), star(n)].concat()];
    let mut tree = |i: usize| {
        let edges = shuffled(rng, shapes[i % 6].clone(), n, 1);
        format!("{n} {}\n{}", edges.len(), edge_lines(&edges))
    };
    let pair = |i: usize| format!("2\n{}\n{}", tree(i), tree(i / 6));
    largest([("pairs of trees, some equal", (0..250).map(pair).collect())])
}

fn edge_cases() -> Vec<Vec<Vec<Tree>>> {
    let alone = |tree: Tree| vec![tree];
    vec![
        // The smallest input: a root, and nothing to cut.
        vec![alone(Tree::stalk(0))],
        // As many cases as are legal: an edge, or none.
        (0..500).map(|i| alone(Tree::stalk(i * i % 7 % 2))).collect(),
        // Stalks, as heaps of Nim.
        (0..150).map(|i| [i % 5, i / 5 % 5, 1 + i / 25].map(Tree::stalk).into()).collect(),
        // Polygons on the root and on a stalk, each with a stalk beside them of each small size.
        (2..=9)
            .flat_map(|length| {
                (0..24).map(move |i| {
                    let mut tree = Tree::stalk(i / 4 % 3);
                    let top = tree.nodes - 1;
                    tree.hang(top, length);
                    if i / 12 == 1 {
                        tree.hang(0, length + 1);
                    }
                    vec![tree, Tree::stalk(i % 4)]
                })
            })
            .collect(),
        // Pairs of edges between the same nodes, on all nodes of a stalk or at its top.
        (0..30)
            .map(|i| {
                let mut tree = Tree::stalk(i % 6);
                let tops = if i < 15 { 0..tree.nodes } else { tree.nodes - 1..tree.nodes };
                tops.for_each(|node| tree.hang(node, 2));
                vec![tree, Tree::stalk(i / 6)]
            })
            .collect(),
        // Branches of equal and of different lengths, high and low: a height is not a value.
        (0..100)
            .map(|i| {
                let mut tree = Tree::stalk(1 + i % 3);
                let top = tree.nodes - 1;
                tree.grow(top, 1 + i / 3 % 3);
                tree.grow(top, 1 + i / 9 % 4);
                vec![tree, Tree::stalk(i % 5)]
            })
            .collect(),
        // Trees of 99 nodes: a stalk, a star, one polygon, as many edges as there can be.
        {
            let star = {
                let mut tree = Tree::stalk(0);
                (0..98).for_each(|_| tree.grow(0, 1));
                tree
            };
            let pairs = {
                let mut tree = Tree::stalk(0);
                (0..98).for_each(|_| tree.hang(0, 2));
                tree
            };
            let polygon = {
                let mut tree = Tree::stalk(0);
                tree.hang(0, 99);
                tree
            };
            vec![alone(Tree::stalk(98)), alone(star), alone(pairs), alone(polygon)]
        },
        // As many trees as are legal in one case.
        [vec![1; 99], vec![2; 98]]
            .map(|heights: Vec<usize>| heights.into_iter().map(Tree::stalk).collect())
            .to_vec(),
        // Several polygons on one node with branches beside them, all on the root or on a stalk, each part before
        // each other one among the edges; with the stalk of the same value, or of one edge more.
        (0..96)
            .map(|i| {
                let mut tree = Tree::stalk(i / 24 % 2);
                let top = tree.nodes - 1;
                let mut parts = vec![1, 2, 3, 4];
                for choice in [i % 4, i / 4 % 3, i / 12 % 2, 0] {
                    match parts.remove(choice) {
                        1 => tree.grow(top, 1),
                        length => tree.hang(top, length),
                    }
                }
                let value = tree.by_branches();
                vec![tree, Tree::stalk(value + i / 48)]
            })
            .collect(),
        // Stalks that are numbered from the top, so that nodes come before those below them.
        (0..36)
            .map(|i| vec![Tree::stalk(i % 6).numbered_downwards(), Tree::stalk(i / 6)])
            .collect(),
    ]
}

fn random_cases() -> Vec<Vec<Vec<Tree>>> {
    vec![
        // Small trees, which are searched.
        sample(200, 1, |rng| {
            let trees = rng.usize(1..=2);
            (0..trees).map(|_| random_tree(rng, 8, 4)).collect()
        }),
        // Trees of some size, and a stalk that makes every other case a P-position.
        sample(100, 2, |rng| {
            let trees = rng.usize(1..=3);
            with_a_stalk(rng, trees, 40, 6)
        }),
        // Many polygons.
        sample(100, 3, |rng| with_a_stalk(rng, 2, 60, 3)),
    ]
}

fn largest_cases() -> Vec<Vec<Vec<Tree>>> {
    vec![
        // The largest trees, in few cases.
        sample(5, 4, |rng| with_a_stalk(rng, 98, 99, 8)),
        // The same, in many.
        sample(250, 5, |rng| with_a_stalk(rng, 1, 99, 30)),
        // The highest trees.
        sample(250, 6, |rng| {
            let height = rng.usize(60..=90);
            let mut tree = Tree::stalk(height);
            while tree.nodes < 97 {
                let (node, length) = (rng.usize(0..=height), rng.usize(2..=3));
                tree.hang(node, length);
            }
            vec![tree.shuffled(rng), Tree::stalk(rng.usize(height - 1..=height))]
        }),
    ]
}

/// Random trees, and a stalk that makes a P-position of every other case.
fn with_a_stalk(rng: &mut Rng, trees: usize, most_nodes: usize, most_sides: usize) -> Vec<Tree> {
    let mut trees: Vec<Tree> =
        (0..trees).map(|_| random_tree(rng, most_nodes, most_sides)).collect();
    let sum = trees.iter().fold(0, |sum, tree| sum ^ tree.by_branches());
    let height = if rng.bool() { sum } else { rng.usize(0..=9) };
    trees.push(Tree::stalk(height.min(98)));
    rng.shuffle(&mut trees);
    trees
}

/// A tree with at most this many nodes and polygons of at most this many sides, shuffled.
fn random_tree(rng: &mut Rng, most_nodes: usize, most_sides: usize) -> Tree {
    let mut tree = Tree::stalk(0);
    // The nodes on which something may grow or hang, for all of the tree or for its newest part.
    let mut open = vec![0];
    let is_high = rng.bool();
    loop {
        let recent = if is_high { open.len().saturating_sub(4) } else { 0 };
        let node = open[rng.usize(recent..open.len())];
        let sides = if rng.u8(0..3) > 0 { 1 } else { rng.usize(2..=most_sides) };
        let new = if sides == 1 { 1 } else { sides - 1 };
        if tree.nodes + new > most_nodes || tree.nodes > 1 && rng.usize(0..2 * most_nodes) == 0 {
            return tree.shuffled(rng);
        }
        if sides == 1 {
            open.push(tree.nodes);
            tree.grow(node, 1);
        } else {
            tree.hang(node, sides);
        }
    }
}

/// A tree with polygons. Node 0 is the root.
#[derive(Clone)]
struct Tree {
    nodes: usize,
    edges: Vec<[usize; 2]>,
}

impl Tree {
    /// A path from the root.
    fn stalk(edges: usize) -> Self {
        let mut tree = Tree { nodes: 1, edges: Vec::new() };
        tree.grow(0, edges);
        tree
    }

    /// Adds a path from a node.
    fn grow(&mut self, node: usize, edges: usize) {
        let mut from = node;
        for _ in 0..edges {
            self.edges.push([from, self.nodes]);
            from = self.nodes;
            self.nodes += 1;
        }
    }

    /// Adds a polygon on a node.
    fn hang(&mut self, node: usize, sides: usize) {
        self.grow(node, sides - 1);
        self.edges.push([self.nodes - 1, node]);
    }

    /// The tree with its nodes but the root in the opposite order.
    fn numbered_downwards(mut self) -> Self {
        let nodes = self.nodes;
        for edge in &mut self.edges {
            *edge = edge.map(|node| if node == 0 { 0 } else { nodes - node });
        }
        self
    }

    /// The tree with its nodes but the root, its edges and their ends in any order.
    fn shuffled(mut self, rng: &mut Rng) -> Self {
        let mut numbers: Vec<usize> = (1..self.nodes).collect();
        rng.shuffle(&mut numbers);
        numbers.insert(0, 0);
        for edge in &mut self.edges {
            *edge = edge.map(|node| numbers[node]);
            rng.shuffle(edge);
        }
        rng.shuffle(&mut self.edges);
        self
    }

    /// The Grundy value from the branches of each node. A polygon is found as a walk through nodes with two
    /// edges that comes back to where it began.
    fn by_branches(&self) -> usize {
        let mut edges_at = vec![Vec::new(); self.nodes];
        for (i, &[a, b]) in self.edges.iter().enumerate() {
            edges_at[a].push(i);
            edges_at[b].push(i);
        }
        self.above(0, usize::MAX, &edges_at)
    }

    fn above(&self, node: usize, way: usize, edges_at: &[Vec<usize>]) -> usize {
        let other = |edge: usize, node: usize| self.edges[edge][0] + self.edges[edge][1] - node;
        let mut value = 0;
        for &first in edges_at[node].iter().filter(|&&edge| edge != way) {
            let (mut edge, mut at, mut sides) = (first, other(first, node), 1);
            while at != node && edges_at[at].len() == 2 {
                edge = edges_at[at][usize::from(edges_at[at][0] == edge)];
                at = other(edge, at);
                sides += 1;
            }
            if at != node {
                value ^= self.above(other(first, node), first, edges_at) + 1;
            } else if first < edge {
                value ^= sides % 2; // each polygon is walked in both directions
            }
        }
        value
    }

    /// The Grundy value by the rules.
    fn by_search(&self, known: &mut BTreeMap<Vec<[usize; 2]>, usize>) -> usize {
        if let Some(&value) = known.get(&self.edges) {
            return value;
        }
        let mut values = Vec::new();
        for cut in 0..self.edges.len() {
            let mut left = self.clone();
            left.edges.remove(cut);
            let mut is_reached = vec![false; self.nodes];
            is_reached[0] = true;
            for _ in 0..self.nodes {
                for &[a, b] in &left.edges {
                    let either = is_reached[a] || is_reached[b];
                    (is_reached[a], is_reached[b]) = (either, either);
                }
            }
            left.edges.retain(|edge| is_reached[edge[0]]);
            values.push(left.by_search(known));
        }
        let value = mex(&values);
        known.insert(self.edges.clone(), value);
        value
    }
}

/// A case for each list of trees.
fn test_file(name: &str, drawings: Vec<Vec<Tree>>) -> TestFile {
    let mut known = BTreeMap::new();
    let cases = drawings.into_iter().map(|trees| {
        let mut input = trees.len().to_string();
        let mut values = Vec::new();
        for tree in &trees {
            let value = tree.by_branches();
            if tree.edges.len() <= 9 {
                assert_eq!(value, tree.by_search(&mut known));
            }
            values.push(value);
            input += &format!("\n{} {}", tree.nodes, tree.edges.len());
            for [a, b] in &tree.edges {
                input += &format!("\n{} {}", a + 1, b + 1);
            }
        }
        Case::new(input, if nim_wins(&values) { "Sally" } else { "Harry" })
    });
    TestFile::new(name, cases).at_most(500)
}
