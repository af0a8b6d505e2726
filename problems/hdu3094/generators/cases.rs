//! Test files of A tree game.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// A tree: for each vertex but the root, the one below it, which has a smaller number. The root is 0.
type Tree = Vec<usize>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let path = |edges: usize| (0..edges).collect_vec();
    let star = |edges: usize| vec![0; edges];
    // Two branches on the root, whose edges are numbered from 1.
    let fork = |left: &[usize], right: &[usize]| -> Tree {
        let shift = left.len() + 1;
        let left = [&[0], left].concat();
        [left, vec![0], right.iter().map(|below| below + shift).collect()].concat()
    };
    vec![
        // A single vertex, behind a tree and before one; nothing is left of a case in the next one.
        test_file("edge-01", [path(1), path(0), star(2), path(0), path(3), star(4)]),
        // Branches of equal height or of as many edges, and of different values; and the other way round.
        test_file(
            "edge-02",
            [
                fork(&[0, 0], &[0, 1]),
                fork(&[0, 0], &[]),
                fork(&[0, 1], &[0, 1, 0, 3]),
                fork(&[0, 1, 1], &[0, 1]),
                vec![0, 0, 2, 0, 4, 5],
            ],
        ),
        // All trees of up to 5 vertices.
        test_file(
            "edge-03",
            (0..5).flat_map(|edges| (0..edges).map(|i| 0..=i).multi_cartesian_product()),
        ),
        test_file("random-01", sample(40, 1, |rng| random(rng, 11, 11))),
        // P-positions, by a path on the root; high ones and low ones.
        test_file("random-02", sample(4, 2, |rng| made_lost(random(rng, 90, 4)))),
        test_file("random-03", sample(4, 3, |rng| made_lost(random(rng, 120, 120)))),
        // A path that is too long for some recursions would be too large a file; this one is not.
        test_file("random-04", [path(700)]),
    ]
}

/// A tree in which each vertex stands on one of the `recent` before it.
fn random(rng: &mut Rng, edges: usize, recent: usize) -> Tree {
    (1..=edges).map(|vertex| rng.usize(vertex.saturating_sub(recent)..vertex)).collect()
}

/// The tree with a path on the root that makes it a P-position.
fn made_lost(mut tree: Tree) -> Tree {
    let mut from = 0;
    for _ in 0..values(&tree)[0] {
        tree.push(from);
        from = tree.len();
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

/// Whether some cut leaves a tree of value 0.
fn has_winning_cut(tree: &[usize]) -> bool {
    let left = (1..=tree.len()).collect_vec();
    cuts(tree, &left).iter().any(|left| {
        let mut values = vec![0; tree.len() + 1];
        for &vertex in left.iter().rev() {
            values[tree[vertex - 1]] ^= values[vertex] + 1;
        }
        values[0] == 0
    })
}

/// What each cut leaves, as the list of the vertices that are left, but for the root.
fn cuts(tree: &[usize], left: &[usize]) -> Vec<Vec<usize>> {
    let after = |&cut: &usize| {
        let mut has_fallen = vec![false; tree.len() + 1];
        for &vertex in left {
            has_fallen[vertex] = vertex == cut || has_fallen[tree[vertex - 1]];
        }
        left.iter().copied().filter(|&vertex| !has_fallen[vertex]).collect()
    };
    left.iter().map(after).collect()
}

fn test_file(name: &str, trees: impl IntoIterator<Item = Tree>) -> TestFile {
    let mut rng = Rng::with_seed(1);
    let cases = trees.into_iter().map(|tree| {
        let wins = values(&tree)[0] != 0;
        assert_eq!(wins, has_winning_cut(&tree), "{tree:?}");
        if tree.len() <= 11 {
            let mut search = Search::normal(|left: &Vec<usize>| cuts(&tree, left));
            assert_eq!(wins, search.wins(&(1..=tree.len()).collect()), "{tree:?}");
        }
        // The vertices, the edges and their ends come in any order.
        let mut numbers = (2..=tree.len() + 1).collect_vec();
        rng.shuffle(&mut numbers);
        numbers.insert(0, 1);
        let mut edges = (1..)
            .zip(&tree)
            .map(|(vertex, &below)| [numbers[vertex], numbers[below]])
            .collect_vec();
        for edge in &mut edges {
            rng.shuffle(edge);
        }
        rng.shuffle(&mut edges);
        let lines = edges.iter().map(|[x, y]| format!("\n{x} {y}")).join("");
        Case::new(format!("{}{lines}", tree.len() + 1), if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(100)
}
