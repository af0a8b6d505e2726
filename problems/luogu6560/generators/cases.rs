//! Test files of The Passing of Time. There is one graph a file, so there are many small ones.

use crate::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

pub fn cases() -> Vec<TestFile> {
    let mut rng = Rng::with_seed(14);
    let mut text = |n: usize, edges: Vec<Edge>| {
        let query = |_| {
            let (x, y) = (rng.usize(1..=n), rng.usize(1..n));
            spaced([x, if y < x { y } else { y + 1 }])
        };
        let queries = lines((0..100).map(query));
        vec![format!("{n} {} 100\n{}\n{queries}", edges.len(), edge_lines(&edges))]
    };
    let both_ways =
        |edges: Vec<Edge>| edges.into_iter().flat_map(|[u, v]| [[u, v], [v, u]]).collect();
    let files_of = [
        ("a path numbered backwards", text(100_000, backwards(path(100_000), 100_000))),
        ("a path both ways", text(60_000, both_ways(path(60_000)))),
        ("layers of 50 vertices", text(10_050, layers(201, 50))),
    ];
    let kinds = [("edge", edge_cases()), ("random", random_cases()), ("max", largest_cases())];
    let mut files = numbered(kinds, |name, (graph, queries)| test_file(name, &graph, queries));
    files.extend(largest(files_of));
    files
}

/// The options of each vertex. Vertices are numbered from 0 here.
type Graph = Vec<Vec<usize>>;

/// A start and a target.
type Query = (usize, usize);

fn edge_cases() -> Vec<(Graph, Vec<Query>)> {
    let ring = |n: usize| (0..n).map(|v| vec![(v + 1) % n]).collect::<Graph>();
    let mut ring_with_an_exit = ring(8);
    ring_with_an_exit[3].push(8);
    ring_with_an_exit.push(vec![]);
    let graphs: Vec<Graph> = vec![
        // The graph of the write-up.
        vec![vec![1], vec![4], vec![1, 3, 6, 7], vec![], vec![5, 0], vec![1, 2], vec![5], vec![6]],
        // Rings of odd and even length; a way out of one; a path.
        ring(7),
        ring(8),
        ring_with_an_exit,
        (0..12).map(|v| (v < 11).then_some(v + 1).into_iter().collect()).collect(),
        // Arrows in both directions between any two vertices.
        (0..6).map(|v| (0..6).filter(|&w| w != v).collect()).collect(),
        // A target with an arrow to an end, and one with an arrow back.
        vec![vec![1], vec![2], vec![]],
        vec![vec![1, 2], vec![0], vec![3], vec![]],
        // Two parts, each without a way to the other.
        vec![vec![1], vec![2, 0], vec![0], vec![4], vec![5], vec![3, 6], vec![]],
        // An end whose number is smaller than that of a target with an arrow to it.
        vec![vec![], vec![0], vec![1]],
        // Vertex 1 is on a cycle with 2, and lost, as 2 has a way out; 0 has an arrow to both.
        vec![vec![1, 2], vec![2], vec![1, 3], vec![]],
    ];
    let smallest = [
        (vec![vec![1], vec![]], vec![(0, 1)]),
        // The start has no arrow.
        (vec![vec![], vec![0]], vec![(0, 1)]),
    ];
    let others = graphs.into_iter().map(|graph| (graph.clone(), all_pairs(&graph)));
    smallest.into_iter().chain(others).collect()
}

fn random_cases() -> Vec<(Graph, Vec<Query>)> {
    // Vertices, arrows and seed; all queries or, in the larger ones, 500.
    let sizes = [
        (4, 5, 1),
        (5, 7, 2),
        (6, 8, 3),
        (6, 12, 4),
        (8, 12, 5),
        (10, 14, 6),
        (12, 18, 7),
        (15, 24, 8),
        (20, 36, 9),
        (150, 300, 10),
        (300, 570, 11),
        (4000, 7600, 12),
    ];
    let case = |(n, m, seed)| {
        let mut rng = Rng::with_seed(seed);
        let graph = random_graph(&mut rng, n, m);
        let queries = if n * (n - 1) <= 500 { all_pairs(&graph) } else { pairs(&mut rng, n, 500) };
        (graph, queries)
    };
    sizes.map(case).to_vec()
}

fn largest_cases() -> Vec<(Graph, Vec<Query>)> {
    const N: usize = 100_000;
    let mut rng = Rng::with_seed(13);
    // As many vertices and arrows as are legal, and some queries, more of which would make programs slow that are only
    // wrong: one path through all vertices, whose numbers are
    // shuffled, arrows that lead further along it, and some that lead back.
    let mut order: Vec<usize> = (0..N).collect();
    rng.shuffle(&mut order);
    let mut arrows: BTreeSet<(usize, usize)> = (1..N).map(|i| (i - 1, i)).collect();
    while arrows.len() < 120_000 {
        let from = rng.usize(0..N - 100);
        let to = from + rng.usize(2..=90);
        arrows.insert(if from % 10_000 < 2 { (to, from) } else { (from, to) });
    }
    let mut graph = vec![Vec::new(); N];
    for (from, to) in arrows {
        graph[order[from]].push(order[to]);
    }
    let targets: Vec<usize> = (0..25).map(|_| rng.usize(N / 2..N)).collect();
    let query = |rng: &mut Rng| (order[rng.usize(0..N / 2)], order[targets[rng.usize(0..25)]]);
    let mut queries = vec![(0, N - 1), (N - 1, 0)];
    queries.extend((0..38).map(|_| query(&mut rng)));
    // A random graph with draws, and with starts of which no number is smaller or larger.
    let random = random_graph(&mut rng, 17_000, 60_000);
    let targets: Vec<usize> = (0..25).map(|_| rng.usize(1..16_999)).collect();
    let mut random_queries: Vec<(usize, usize)> = vec![(0, 16_999), (16_999, 0)];
    while random_queries.len() < 500 {
        let query = (rng.usize(0..17_000), targets[rng.usize(0..25)]);
        if query.0 != query.1 {
            random_queries.push(query);
        }
    }
    vec![(graph, queries), (random, random_queries)]
}

fn random_graph(rng: &mut Rng, n: usize, m: usize) -> Graph {
    let mut graph = vec![BTreeSet::new(); n];
    let mut arrows = 0;
    while arrows < m {
        let (from, to) = (rng.usize(0..n), rng.usize(0..n));
        if from != to && graph[from].insert(to) {
            arrows += 1;
        }
    }
    let mut shuffled = |options: BTreeSet<usize>| {
        let mut options: Vec<usize> = options.into_iter().collect();
        rng.shuffle(&mut options);
        options
    };
    graph.into_iter().map(&mut shuffled).collect()
}

fn all_pairs(graph: &Graph) -> Vec<(usize, usize)> {
    let n = graph.len();
    (0..n).flat_map(|x| (0..n).map(move |y| (x, y))).filter(|(x, y)| x != y).collect()
}

fn pairs(rng: &mut Rng, n: usize, count: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    while pairs.len() < count {
        let (x, y) = (rng.usize(0..n), rng.usize(0..n));
        if x != y {
            pairs.push((x, y));
        }
    }
    pairs
}

fn test_file(name: &str, graph: &Graph, queries: Vec<(usize, usize)>) -> TestFile {
    let n = graph.len();
    let m: usize = graph.iter().map(Vec::len).sum();
    let mut known = BTreeMap::new(); // by their targets
    let mut answers = Vec::new();
    for &(start, target) in &queries {
        let outcomes = known.entry(target).or_insert_with(|| outcomes(graph, target));
        answers.push(outcomes[start].to_string());
    }
    let mut rng = Rng::with_seed(n as u64);
    let mut arrows: Vec<(usize, usize)> =
        (0..n).flat_map(|v| graph[v].iter().map(move |&w| (v, w))).collect();
    rng.shuffle(&mut arrows);
    let lines = arrows.into_iter().chain(queries).map(|(a, b)| format!("{} {}", a + 1, b + 1));
    let (q, lines) = (answers.len(), lines.collect::<Vec<_>>().join("\n"));
    TestFile::new(name, [Case::new(format!("{n} {m} {q}\n{lines}"), answers.join("\n"))])
}

/// The outcome for the player to move from each vertex: backwards; in graphs that are small, by the rules alone as well.
fn outcomes(graph: &Graph, target: usize) -> Vec<i32> {
    let options = |v: usize| if v == target { [].iter() } else { graph[v].iter() };
    let mut sources = vec![Vec::new(); graph.len()];
    for v in 0..graph.len() {
        options(v).for_each(|&w| sources[w].push(v));
    }
    // In rounds: what is decided in round d has an end in d moves.
    let mut found: Vec<Option<(i32, usize)>> = vec![None; graph.len()];
    let mut round: Vec<usize> = (0..graph.len()).filter(|&v| options(v).len() == 0).collect();
    for d in 0.. {
        if round.is_empty() {
            break;
        }
        for &v in &round {
            let lost = options(v).all(|&w| found[w].is_some_and(|(outcome, _)| outcome == 1));
            found[v] = Some((if lost { -1 } else { 1 }, d));
        }
        let is_next = |&v: &usize| {
            found[v].is_none()
                && (options(v).any(|&w| found[w].is_some_and(|(outcome, _)| outcome == -1))
                    || options(v).all(|&w| found[w].is_some_and(|(outcome, _)| outcome == 1)))
        };
        let next: BTreeSet<usize> =
            round.iter().flat_map(|&v| sources[v].iter().copied()).filter(is_next).collect();
        round = next.into_iter().collect();
    }
    let outcomes: Vec<i32> = found.iter().map(|known| known.map_or(0, |(o, _)| o)).collect();
    if graph.len() <= 20 {
        assert_eq!(outcomes, by_the_rules(graph, target));
    }
    outcomes
}

/// What the player to move can force in so many moves that more of them change nothing.
fn by_the_rules(graph: &Graph, target: usize) -> Vec<i32> {
    let end = |v: usize| v == target || graph[v].is_empty();
    let mut outcomes: Vec<i32> = (0..graph.len()).map(|v| if end(v) { -1 } else { 0 }).collect();
    for _ in 0..2 * graph.len() {
        let best = |v: usize| -graph[v].iter().map(|&w| outcomes[w]).min().unwrap();
        outcomes = (0..graph.len()).map(|v| if end(v) { -1 } else { best(v) }).collect();
    }
    outcomes
}
