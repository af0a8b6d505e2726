//! Test files of Alice and Bob Play Again. Random forests are rarely lost, so some are made to be: a path of k nodes,
//! from which a move leaves any shorter path, has the value k.

use crate::rules::{mex, nim_sum, Search};
use crate::{Case, TestFile};
use fastrand::Rng;

/// A forest: the parent of each node, which comes before it; roots have none.
type Forest = Vec<Option<usize>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut files = vec![
        // Single nodes without an edge, paths, and equal trees.
        test_file(
            "edge-01",
            [join(&[path(1)]), join(&[path(1), path(1)]), join(&[path(1), path(1), path(1)])],
            rng,
        ),
        test_file(
            "edge-02",
            [
                join(&[path(2)]),
                join(&[path(7)]),
                join(&[path(3), path(3)]),
                join(&[path(1), path(2), path(3)]),
            ],
            rng,
        ),
        // Stars of 3 nodes have the value 2, which is neither their number of nodes nor that of an edge game.
        test_file(
            "edge-03",
            [
                join(&[star(3), path(1)]),
                join(&[star(3), path(2)]),
                join(&[star(3), path(3)]),
                join(&[star(4), path(4)]),
                join(&[star(4), path(2)]),
                join(&[star(5), path(2)]),
            ],
            rng,
        ),
        // Three nodes in a row: a path of 3, or a star of 3 if the smallest of them is in the middle.
        test_file(
            "edge-04",
            [
                join(&[path(3), star(3)]),
                join(&[path(3), path(2), path(1)]),
                join(&[star(3), path(2), path(1)]),
                join(&[star(3), star(3)]),
                join(&[star(3), path(2)]),
            ],
            rng,
        ),
        // Values above the number of children, on the way to a long path.
        test_file("edge-05", [lost(join(&[comb(40)])), join(&[comb(41)]), lost(binary(63))], rng),
    ];
    let small: Vec<Forest> = (4..=13).map(|n| random(rng, n.min(12), n)).collect();
    files.push(test_file("random-01", small, rng));
    let small: Vec<Forest> = (3..=9).map(|n| lost(random(rng, n, n))).collect();
    files.push(test_file("random-02", small, rng));
    let (deep, wide) = (random(rng, 200, 3), random(rng, 150, 150));
    files.push(test_file("random-03", [lost(deep.clone()), deep, lost(wide)], rng));
    files
}

fn path(n: usize) -> Forest {
    (0..n).map(|node| node.checked_sub(1)).collect()
}

fn star(n: usize) -> Forest {
    (0..n).map(|node| (node > 0).then_some(0)).collect()
}

/// A path with a leaf at every second of its nodes.
fn comb(n: usize) -> Forest {
    (0..n).map(|node| if node % 3 == 0 { node.checked_sub(2) } else { Some(node - 1) }).collect()
}

fn binary(n: usize) -> Forest {
    (0..n).map(|node| node.checked_sub(1).map(|i| i / 2)).collect()
}

/// Each node is below one of the `recent` before it, or is a root.
fn random(rng: &mut Rng, n: usize, recent: usize) -> Forest {
    (0..n)
        .map(|node| {
            (rng.usize(0..8) > 0 && node > 0).then(|| rng.usize(node.saturating_sub(recent)..node))
        })
        .collect()
}

fn join(forests: &[Forest]) -> Forest {
    let mut all = Forest::new();
    for forest in forests {
        let shift = all.len();
        all.extend(forest.iter().map(|parent| parent.map(|parent| parent + shift)));
    }
    all
}

/// The forest with a path that makes it lost.
fn lost(forest: Forest) -> Forest {
    let value = value(&forest);
    join(&[forest, path(value)])
}

/// The value of a forest. The options of each node are found by a walk to each node below it.
fn value(forest: &[Option<usize>]) -> usize {
    let children =
        |node| (node + 1..forest.len()).filter(move |&child| forest[child] == Some(node));
    let (mut values, mut sums) = (vec![0; forest.len()], vec![0; forest.len()]);
    for node in (0..forest.len()).rev() {
        sums[node] = nim_sum(&children(node).map(|child| values[child]).collect::<Vec<_>>());
        // The nodes that are still to be chosen, with the Nim sum of the trees beside the way there.
        let mut walk = vec![(node, 0)];
        let mut options = Vec::new();
        while let Some((chosen, beside)) = walk.pop() {
            options.push(beside ^ sums[chosen]);
            walk.extend(
                children(chosen).map(|child| (child, beside ^ sums[chosen] ^ values[child])),
            );
        }
        values[node] = mex(&options);
    }
    let roots = (0..forest.len()).filter(|&node| forest[node].is_none());
    nim_sum(&roots.map(|root| values[root]).collect::<Vec<_>>())
}

/// Whether the first player wins: by the rules, if the forest is small.
fn is_won(forest: &[Option<usize>]) -> bool {
    let wins = value(forest) != 0;
    if forest.len() <= 16 {
        let after = |mut left: u32, node: usize| {
            let mut above = Some(node);
            while let Some(node) = above {
                left &= !(1 << node);
                above = forest[node];
            }
            left
        };
        let nodes = 0..forest.len();
        let mut search = Search::normal(|&left: &u32| {
            nodes
                .clone()
                .filter(|node| left >> node & 1 == 1)
                .map(|node| after(left, node))
                .collect()
        });
        assert_eq!(search.wins(&((1 << forest.len()) - 1)), wins, "{forest:?}");
    }
    wins
}

/// Numbers the nodes at random, but so that the roots are the smallest of their trees.
fn test_file(name: &str, forests: impl IntoIterator<Item = Forest>, rng: &mut Rng) -> TestFile {
    let mut cases = Vec::new();
    for forest in forests {
        let mut numbers: Vec<usize> = (1..=forest.len()).collect();
        rng.shuffle(&mut numbers);
        for node in 0..forest.len() {
            let mut root = node;
            while let Some(parent) = forest[root] {
                root = parent;
            }
            if numbers[node] < numbers[root] {
                numbers.swap(node, root);
            }
        }
        let mut lines = Vec::new();
        for (node, parent) in forest.iter().enumerate() {
            if let &Some(parent) = parent {
                let [a, b] = if rng.bool() { [node, parent] } else { [parent, node] };
                lines.push(format!("\n{} {}", numbers[a], numbers[b]));
            }
        }
        rng.shuffle(&mut lines);
        let input = format!("{} {}{}", forest.len(), lines.len(), lines.concat());
        cases.push(Case::new(input, if is_won(&forest) { "Alice" } else { "Bob" }));
    }
    TestFile::new(name, cases).at_most(10)
}
