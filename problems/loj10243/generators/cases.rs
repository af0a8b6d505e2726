//! Test files of Moving Pieces. An input is a single graph.

use crate::rules::{nim_wins, replaced, sorted, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The ends of the arrows from each node, which are smaller nodes; and the nodes of the pieces.
type Position = (Vec<Vec<usize>>, Vec<usize>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let heaps = |nodes: usize| (0..nodes).map(|node| (0..node).collect()).collect();
    let path = (0..1200usize).map(|node| node.checked_sub(1).into_iter().collect());
    let edges: [Position; 7] = [
        // A single node without an arrow, and a piece on each of some.
        (vec![vec![]], vec![0]),
        (vec![vec![]; 5], (0..5).collect()),
        // A long path: a recursion is deep, and only parity counts.
        (path.collect(), vec![1199, 1198]),
        // Heaps of Nim, of which two are won and three are lost; and values up to 15.
        (heaps(4), vec![2, 1]),
        (heaps(4), vec![3, 2, 1]),
        (heaps(16), vec![15, 9, 5, 1]),
        // Node 4 has the options 2 and 3 of values 0 and 1; each of them leads on to the value of the other.
        (vec![vec![], vec![0], vec![1], vec![0], vec![2, 3], vec![0, 1]], vec![4, 5]),
    ];
    // Small graphs that the rules settle, and large ones; of each kind two lost and two won.
    let random = [(7, 12, 3), (80, 300, 30)].map(|(nodes, arrows, pieces)| {
        let all = sample(60, 1, |rng| random_position(rng, nodes, arrows, pieces));
        let (won, lost): (Vec<_>, Vec<_>) = all.into_iter().partition(wins);
        lost.into_iter().take(2).chain(won.into_iter().take(2))
    });
    let edges = edges.into_iter().zip(1..).map(|(position, i)| (format!("edge-{i:02}"), position));
    let random = random.into_iter().flatten().zip(1..);
    let random = random.map(|(position, i)| (format!("random-{i:02}"), position));
    edges.chain(random).map(|(name, position)| test_file(&name, &position)).collect()
}

/// A graph with so many arrows, all of them different, and pieces on different nodes.
fn random_position(rng: &mut Rng, nodes: usize, arrows: usize, pieces: usize) -> Position {
    let mut graph = vec![Vec::new(); nodes];
    for (to, from) in rng.choose_multiple((0..nodes).tuple_combinations::<(_, _)>(), arrows) {
        graph[from].push(to);
    }
    (graph, rng.choose_multiple(0..nodes, pieces))
}

/// Whether the first player wins. The nodes of value 0 are the lost ones, those of value 1 are lost in the graph of
/// the others, and so on.
fn wins((graph, pieces): &Position) -> bool {
    let mut values = vec![usize::MAX; graph.len()];
    for value in 0..graph.len() {
        for (node, options) in graph.iter().enumerate() {
            if values[node] > value && options.iter().all(|&option| values[option] != value) {
                values[node] = value;
            }
        }
    }
    let wins = nim_wins(&pieces.iter().map(|&node| values[node]).collect::<Vec<_>>());
    // Pieces on node 0, which has no arrow, are left out.
    let mut search = Search::normal(|pieces: &Vec<usize>| {
        let moves = |i: usize| graph[pieces[i]].iter().map(move |&to| replaced(pieces, i, &[to]));
        (0..pieces.len()).flat_map(moves).collect()
    });
    let is_large = graph.len() > 16 || pieces.len() > 3;
    assert!(is_large || search.wins(&sorted(pieces)) == wins, "{graph:?} {pieces:?}");
    wins
}

/// Nodes are numbered, and arrows written, in any order.
fn test_file(name: &str, position: &Position) -> TestFile {
    let (graph, pieces) = position;
    let mut rng = Rng::with_seed(2);
    let mut numbers: Vec<usize> = (1..=graph.len()).collect();
    rng.shuffle(&mut numbers);
    let arrows = (0..graph.len()).flat_map(|from| graph[from].iter().map(move |&to| (from, to)));
    let mut lines: Vec<String> =
        arrows.map(|(from, to)| format!("{} {}", numbers[from], numbers[to])).collect();
    rng.shuffle(&mut lines);
    assert!(graph.len() <= 2000 && lines.len() <= 6000 && pieces.iter().all_unique(), "{name}");
    lines.insert(0, format!("{} {} {}", graph.len(), lines.len(), pieces.len()));
    lines.push(pieces.iter().map(|&node| numbers[node]).join(" "));
    let answer = if wins(position) { "win" } else { "lose" };
    TestFile::new(name, [Case::new(lines.join("\n"), answer)])
}
