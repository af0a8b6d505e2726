//! Test files of Friends.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The two ends of an edge, and its number.
type Edge = (usize, usize, usize);

/// A line below the tree: who wins with this root, or the new number of the edge with this index.
#[derive(Clone, Copy)]
enum Line {
    Who(usize),
    New(usize, usize),
}

use Line::{New, Who};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let path = [(1, 2, 1), (3, 2, 1), (3, 4, 0)];
    let star = (2..=9).map(|leaf| (1, leaf, leaf % 2)).collect_vec();
    let each_in_turn = (0..8).flat_map(|i| [New(i, i % 2), Who(1), Who(i + 2)]).collect_vec();
    vec![
        // A single edge; a path of which all nodes are roots; numbers that stay, and that change back.
        test_file(
            "edge-01",
            [
                case(&[(2, 1, 0)], &[Who(1), Who(2)]),
                case(&[(2, 1, 1)], &[Who(1), Who(2)]),
                case(&path, &[Who(1), Who(2), Who(3), Who(4)]),
                case(&path, &[New(0, 1), Who(1), New(2, 0), Who(4), New(1, 0), Who(2), Who(3)]),
                case(&path, &[New(0, 0), New(0, 1), Who(1), New(0, 0), Who(1), Who(2)]),
            ],
        ),
        // Every number of ones at the root, from 8 down to 0 and up to 8.
        test_file("edge-02", [case(&star, &each_in_turn)]),
        // A star, and a path, with 200 nodes.
        test_file("edge-03", [random_case(rng, 200, 60, |_, _| 1)]),
        test_file("edge-04", [random_case(rng, 200, 60, |_, node| node - 1)]),
        test_file("random-01", (0..5).map(|i| random_case(rng, 4 + i, 12, any_parent))),
        test_file("random-02", (0..5).map(|i| random_case(rng, 20 + i, 30, any_parent))),
    ]
}

/// A file is one case for the program, however many trees it has.
fn test_file(name: &str, trees: impl IntoIterator<Item = Case>) -> TestFile {
    let trees = trees.into_iter().collect_vec();
    let inputs = trees.iter().map(|tree| &tree.input).join("\n");
    let answers = trees.iter().map(|tree| &tree.answer).join("\n");
    TestFile::new(name, [Case::new(format!("{}\n{inputs}", trees.len()), answers)])
}

fn any_parent(rng: &mut Rng, node: usize) -> usize {
    rng.usize(1..node)
}

/// A tree of n nodes, each of which but the first has a parent before it, with random names and numbers; and m lines.
fn random_case(
    rng: &mut Rng,
    n: usize,
    m: usize,
    parent: impl Fn(&mut Rng, usize) -> usize,
) -> Case {
    let mut names = (1..=n).collect_vec();
    rng.shuffle(&mut names[1..]); // node 1, the centre of a star, stays
    let edge = |node: usize| (names[node - 1], names[parent(rng, node) - 1], rng.usize(..=1));
    let mut edges = (2..=n).map(edge).collect_vec();
    rng.shuffle(&mut edges);
    let mut line = || match rng.usize(..3) {
        0 => New(rng.usize(..n - 1), rng.usize(..=1)),
        1 => Who(rng.usize(1..=n)),
        _ => Who(1),
    };
    case(&edges, &(0..m).map(|_| line()).collect_vec())
}

/// Counts the ones at a root anew for each question, and searches where the tree is small.
fn case(edges: &[Edge], lines: &[Line]) -> Case {
    let n = edges.len() + 1;
    let mut now = edges.to_vec();
    let mut input = format!("{n} {}", lines.len());
    input.extend(edges.iter().map(|(x, y, z)| format!("\n{x} {y} {z}")));
    let mut answers = Vec::new();
    for (i, &line) in lines.iter().enumerate() {
        match line {
            Who(root) => {
                let ones = now.iter().filter(|&&(x, y, z)| z == 1 && (x == root || y == root));
                let wins = ones.count() % 2 == 1;
                assert!(n > 8 || wins == wins_by_search(&now, root), "{now:?} {root}");
                answers.push(if wins { "Girls win!" } else { "Boys win!" });
                input += &format!("\n0 {root}");
            }
            New(edge, number) => {
                now[edge].2 = number;
                let (x, y, z) = now[edge];
                input += &if i % 2 == 0 {
                    format!("\n1 {x} {y} {z}")
                } else {
                    format!("\n1 {y} {x} {z}")
                };
            }
        }
    }
    assert!(!answers.is_empty(), "no question: {input}");
    Case::new(input, answers.join("\n"))
}

/// A position is the list of the numbers.
fn wins_by_search(edges: &[Edge], root: usize) -> bool {
    // For each node but the root the way from it to the root, once that of its parent is known.
    let mut ways = vec![(root, vec![])];
    while ways.len() <= edges.len() {
        for (i, &(x, y, _)) in edges.iter().enumerate() {
            for (node, parent) in [(x, y), (y, x)] {
                let of = |node| ways.iter().find(|(end, _)| *end == node);
                if let (None, Some((_, way))) = (of(node), of(parent)) {
                    let way = [vec![i], way.clone()].concat();
                    ways.push((node, way));
                }
            }
        }
    }
    let moves = |numbers: &Vec<usize>| {
        let legal = ways[1..].iter().filter(|(_, way)| numbers[way[0]] == 1);
        let after = |(_, way): &(usize, Vec<usize>)| {
            numbers.iter().enumerate().map(|(i, z)| z ^ usize::from(way.contains(&i))).collect()
        };
        legal.map(after).collect()
    };
    Search::normal(moves).wins(&edges.iter().map(|edge| edge.2).collect())
}
