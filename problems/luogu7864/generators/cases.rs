//! Test files of Picking Leaves. Random trees are rarely lost, so some are made to be.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use std::collections::BTreeSet;

/// A tree with the root 0: the parents of the other nodes, each of which comes after its parent.
type Tree = Vec<usize>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let path = |nodes: usize| -> Tree { (0..nodes - 1).collect() };
    let mut files = vec![
        // The root alone, and paths: the chain counts the root.
        test_file("edge-01", [1, 2, 3, 4, 11, 12].map(path), rng),
        // Stars: an odd and an even number of chains of 1 node; and with one chain of 2.
        test_file("edge-02", [vec![0; 2], vec![0; 3], vec![0; 11], vec![0, 0, 1]], rng),
        // Even chains alone, below nodes of any depth; the last one has an odd one, that of its deepest leaf.
        test_file(
            "edge-03",
            [
                vec![0, 0, 1, 2],
                vec![0, 1, 1, 2, 3],
                vec![0, 1, 2, 2, 3, 4],
                vec![0, 0, 1, 3, 3, 4, 5, 2],
                vec![0, 0, 1, 3, 3, 4, 5, 2, 6],
            ],
            rng,
        ),
        // Two odd chains, and four, which do not cancel out.
        test_file(
            "edge-04",
            [vec![0, 1, 2, 0], vec![0, 0, 1, 1, 2, 2], vec![0, 0, 1, 1, 2, 2, 3, 4, 5, 6]],
            rng,
        ),
        // Branches that go when all leaves are picked, up to the root.
        test_file(
            "edge-05",
            [(1..11).map(|i| i / 2).collect(), (0..11).map(|i| i / 2 * 2).collect()],
            rng,
        ),
    ];
    let small: Vec<Tree> = (3..=12).map(|nodes| random(rng, nodes, nodes)).collect();
    files.push(test_file("random-01", small, rng));
    let lost: Vec<Tree> = (2..=11).map(|i| evened(random(rng, i / 2 + 2, i))).collect();
    files.push(test_file("random-02", lost, rng));
    let deep = random(rng, 300, 3);
    let mut odd = evened(random(rng, 300, 300));
    odd.push(odd.len());
    let large = [evened(deep.clone()), deep, odd, evened(random(rng, 250, 20))];
    files.push(test_file("random-03", large, rng));
    files
}

/// A tree in which each parent is one of the `recent` nodes before.
fn random(rng: &mut Rng, nodes: usize, recent: usize) -> Tree {
    (1..nodes).map(|node| rng.usize(node.saturating_sub(recent)..node)).collect()
}

/// The tree with one more node below each leaf whose chain is odd.
fn evened(mut tree: Tree) -> Tree {
    let odd: Vec<usize> = odd_chains(&tree);
    tree.extend(odd);
    tree
}

/// The leaves whose chains are odd.
fn odd_chains(tree: &[usize]) -> Vec<usize> {
    let children = |node: usize| tree.iter().filter(|&&parent| parent == node).count();
    let chain = |leaf: usize| {
        let mut nodes = vec![leaf];
        while let Some(&node) =
            nodes.last().filter(|&&node| node > 0 && children(tree[node - 1]) == 1)
        {
            nodes.push(tree[node - 1]);
        }
        nodes.len()
    };
    (0..=tree.len()).filter(|&node| children(node) == 0 && chain(node) % 2 == 1).collect()
}

/// What each move leaves of the nodes in a bit set.
fn moves(tree: &[usize], nodes: u32) -> Vec<u32> {
    let is_inner = |node: usize| {
        (1..=tree.len()).any(|child| nodes >> child & 1 == 1 && tree[child - 1] == node)
    };
    let leaves: u32 = (0..=tree.len())
        .filter(|&node| nodes >> node & 1 == 1 && !is_inner(node))
        .map(|node| 1 << node)
        .sum();
    let mut options = Vec::new();
    let mut removed = leaves;
    while removed > 0 {
        options.push(nodes & !removed);
        removed = (removed - 1) & leaves; // the next smaller set of leaves
    }
    options
}

/// What a choice of leaves may leave of the tree of a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rest {
    Nothing,
    OddPath,
    EvenPath,
    /// Some node has several children, and no chain is odd.
    Branched,
}

/// Whether a move can leave even chains alone: by all that the choices in the trees of all nodes may leave, with
/// whether they remove a leaf.
fn can_leave_even_chains(tree: &[usize]) -> bool {
    use Rest::{Branched, EvenPath, Nothing, OddPath};
    let mut rests = vec![BTreeSet::new(); tree.len() + 1];
    for node in (0..=tree.len()).rev() {
        let children: Vec<usize> =
            (1..=tree.len()).filter(|&child| tree[child - 1] == node).collect();
        if children.is_empty() {
            rests[node] = BTreeSet::from([(Nothing, true), (OddPath, false)]);
            continue;
        }
        // What is left of the children so far: of none of them, of one, or `None`, of several.
        let mut below = BTreeSet::from([(Some(Nothing), false)]);
        for child in children {
            let mut next = BTreeSet::new();
            for &(left, is_move) in &below {
                for &(rest, is_move_there) in &rests[child] {
                    let both = match (left, rest) {
                        (left, Nothing) => left,
                        (Some(Nothing), rest) => Some(rest),
                        (Some(OddPath), _) | (_, OddPath) => continue, // an odd chain, below a branch
                        _ => None,
                    };
                    next.insert((both, is_move || is_move_there));
                }
            }
            below = next;
        }
        let with_node = |(left, is_move)| match left {
            Some(Nothing | EvenPath) => (OddPath, is_move),
            Some(OddPath) => (EvenPath, is_move),
            Some(Branched) | None => (Branched, is_move),
        };
        rests[node] = below.into_iter().map(with_node).collect();
    }
    rests[0].iter().any(|&(rest, is_move)| is_move && rest != OddPath)
}

/// Who wins: by the chains and by the choices of leaves; small trees by search, too.
fn test_file(name: &str, trees: impl IntoIterator<Item = Tree>, rng: &mut Rng) -> TestFile {
    let mut cases = Vec::new();
    for tree in trees {
        let wins = !odd_chains(&tree).is_empty();
        assert_eq!(can_leave_even_chains(&tree), wins, "{name}: {tree:?}");
        if tree.len() < 12 {
            let mut search = Search::normal(|&nodes: &u32| moves(&tree, nodes));
            assert_eq!(search.wins(&((1 << (tree.len() + 1)) - 1)), wins, "{name}: {tree:?}");
        }
        let mut numbers: Vec<usize> = (2..=tree.len() + 1).collect();
        rng.shuffle(&mut numbers);
        numbers.insert(0, 1);
        let mut parents = vec![String::new(); tree.len()];
        for (node, &parent) in (1..).zip(&tree) {
            parents[numbers[node] - 2] = numbers[parent].to_string();
        }
        let line = if tree.is_empty() { String::new() } else { format!("\n{}", parents.join(" ")) };
        cases.push(Case::new(format!("{}{line}", tree.len() + 1), u8::from(wins)));
    }
    TestFile::new(name, cases).at_most(10)
}
