//! Test files of The Moon of the Other Side. In most random trees some degree is even, so some trees are made of odd
//! degrees alone.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;

/// A tree: its number of nodes, and its edges.
type Tree = (usize, Vec<[usize; 2]>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let path = |n: usize| join((1..n).map(|node| node - 1));
    let star = |n: usize| join((1..n).map(|_| 0));
    let mut files = vec![
        // Paths: with 4 nodes the number of nodes is even, and the first player wins all the same.
        test_file("edge-01", [path(2), path(3), path(4), path(5), path(12)], rng),
        // Stars: an even degree need not be 2.
        test_file("edge-02", [star(4), star(5), star(6), star(7), star(12)], rng),
        // Lost, won, and lost again: the degrees of a case are not those of the one before.
        test_file("edge-03", [odd(rng, 6), path(4), odd(rng, 8), star(5), odd(rng, 4)], rng),
        // All odd but one, and all odd but two.
        test_file("edge-04", [9, 10, 11, 12, 12].map(|n| with_leaves(rng, n)), rng),
        // The largest lost and won trees of these files.
        test_file("edge-05", [odd(rng, 300), with_leaves(rng, 299), path(150)], rng),
    ];
    for i in 1..=4 {
        let small = [8, 9, 10, 11, 12].map(|n| random(rng, n));
        files.push(test_file(&format!("random-{i:02}"), small, rng));
    }
    let trees = [odd(rng, 12), odd(rng, 30), random(rng, 40), odd(rng, 100), random(rng, 150)];
    files.push(test_file("random-05", trees, rng));
    files
}

/// The tree in which each node but the first is joined to one before it, which is given.
fn join(parents: impl Iterator<Item = usize>) -> Tree {
    let edges: Vec<[usize; 2]> = (1..).zip(parents).map(|(node, parent)| [parent, node]).collect();
    (edges.len() + 1, edges)
}

fn random(rng: &mut Rng, n: usize) -> Tree {
    join((1..n).map(|node| rng.usize(0..node)))
}

/// A tree in which all degrees are odd: an edge, and then two leaves at a time on some node. `n` is even.
fn odd(rng: &mut Rng, n: usize) -> Tree {
    let mut parents = vec![0];
    while parents.len() + 1 < n {
        let parent = rng.usize(0..=parents.len());
        parents.extend([parent; 2]);
    }
    join(parents.into_iter())
}

/// Such a tree, with one or two more leaves.
fn with_leaves(rng: &mut Rng, n: usize) -> Tree {
    let (nodes, mut edges) = odd(rng, (n - 1) / 2 * 2);
    edges.extend((nodes..n).map(|leaf| [rng.usize(0..nodes), leaf]));
    (n, edges)
}

/// The nodes that are connected with `start` when `deleted` is gone, among those of `left`.
fn side(edges: &[[usize; 2]], left: &[usize], deleted: usize, start: usize) -> Vec<usize> {
    let mut found = vec![start];
    let mut seen = 0;
    while let Some(&node) = found.get(seen) {
        seen += 1;
        for &[a, b] in edges.iter().filter(|edge| edge.contains(&node)) {
            let other = a + b - node;
            if other != deleted && left.contains(&other) && !found.contains(&other) {
                found.push(other);
            }
        }
    }
    found.sort_unstable();
    found
}

/// What each move leaves of a tree of the nodes in `left`.
fn moves(edges: &[[usize; 2]], left: &[usize]) -> Vec<Vec<usize>> {
    let ends = edges.iter().flat_map(|&[a, b]| [(a, b), (b, a)]);
    ends.filter(|(a, b)| left.contains(a) && left.contains(b))
        .map(|(deleted, start)| side(edges, left, deleted, start))
        .collect()
}

/// Whether all degrees are odd in the tree of the nodes in `left`.
fn all_odd(edges: &[[usize; 2]], left: &[usize]) -> bool {
    let inside = |edge: &&[usize; 2]| edge.iter().all(|end| left.contains(end));
    let degree =
        |node: &usize| edges.iter().filter(inside).filter(|edge| edge.contains(node)).count();
    left.iter().all(|node| degree(node) % 2 == 1)
}

/// Who wins: by the degrees; small trees by search, and larger ones by looking for a move to a tree of odd degrees.
fn test_file(name: &str, trees: impl IntoIterator<Item = Tree>, rng: &mut Rng) -> TestFile {
    let mut cases = Vec::new();
    for (n, edges) in trees {
        let nodes: Vec<usize> = (0..n).collect();
        let wins = !all_odd(&edges, &nodes);
        if n <= 12 {
            // A player who finds a single node has won: there is no move, in a game where that is good.
            let mut search = Search::misere(|left: &Vec<usize>| moves(&edges, left));
            assert_eq!(search.wins(&nodes), wins, "{name}: {edges:?}");
        } else {
            // A side of an even number of nodes; trees of odd degrees have no other.
            let mut sides = moves(&edges, &nodes).into_iter().filter(|side| side.len() % 2 == 0);
            assert_eq!(sides.any(|side| all_odd(&edges, &side)), wins, "{name}: {edges:?}");
        }
        let mut numbers: Vec<usize> = (1..=n).collect();
        rng.shuffle(&mut numbers);
        let mut lines: Vec<String> = edges
            .iter()
            .map(|&[a, b]| if rng.bool() { [a, b] } else { [b, a] }.map(|end| numbers[end]))
            .map(|[a, b]| format!("\n{a} {b}"))
            .collect();
        rng.shuffle(&mut lines);
        let input = format!("{n}{}", lines.concat());
        cases.push(Case::new(input, if wins { "Hifuu" } else { "Luna" }));
    }
    TestFile::new(name, cases).at_most(5)
}
