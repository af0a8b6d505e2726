//! Test files of A Chess Game. Positions of several pieces are rarely P-positions, so some are chosen to be.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let text = |n: usize, edges: &[Edge]| {
        let mut options = vec![Vec::new(); n];
        for [from, to] in edges {
            options[from - 1].push(to - 1);
        }
        let lists = options.iter().map(|list| spaced([list.len()].iter().chain(list)));
        let queries = (0..n).map(|p| format!("3 {p} {} {}", p / 2, p / 3));
        format!("{n}\n{}\n0", lines(lists.chain(queries)))
    };
    let files_of = [
        ("a path", vec![text(1000, &path(1000))]),
        ("a path numbered backwards", vec![text(1000, &backwards(path(1000), 1000))]),
        ("layers of ten positions", vec![text(1000, &layers(100, 10))]),
        ("many small graphs", (0..10_000).map(|_| text(2, &path(2))).collect()),
    ];
    let kinds = [("edge", edge_cases()), ("random", random_cases()), ("max", largest_cases())];
    let mut files = numbered(kinds, test_file);
    files.extend(largest(files_of));
    files
}

fn edge_cases() -> Vec<Vec<(Graph, Vec<Vec<usize>>)>> {
    let mut rng = Rng::with_seed(1);
    let every_piece = |n: usize| (0..n).map(|p| vec![p]).collect::<Vec<_>>();
    vec![
        // The smallest input.
        vec![(Graph { options: vec![vec![]] }, vec![vec![0]])],
        // All graphs of four positions, with up to three pieces.
        (0..1 << 6)
            .map(|arrows| {
                let graph = Graph::of_four(arrows).renumbered(&[2, 0, 3, 1]);
                (
                    graph,
                    (1..=2)
                        .flat_map(|m| all_lists(m, 0..=3))
                        .chain([vec![0, 1, 2], vec![3, 3, 1]])
                        .collect(),
                )
            })
            .collect(),
        // Arrows to smaller numbers only, and to larger ones only.
        [false, true]
            .map(|up| {
                let graph = random_graph(&mut rng, 30, 100);
                let numbers: Vec<usize> =
                    if up { (0..30).rev().collect() } else { (0..30).collect() };
                (
                    graph.renumbered(&numbers),
                    every_piece(30).into_iter().chain(pairs(&mut rng, 30, 300)).collect(),
                )
            })
            .to_vec(),
        // Heaps of Nim: all smaller numbers are options. Some arrows are there twice.
        [false, true]
            .map(|twice| {
                let heap = |p: usize| (0..p).chain(0..if twice { p } else { 0 }).collect();
                (Graph { options: (0..16).map(heap).collect() }, all_lists(2, 0..=15))
            })
            .to_vec(),
        // The flags of an option's options: each position leads to the end, and to what is above the end.
        (2..40)
            .map(|n| {
                let options = (0..n).map(|p: usize| {
                    p.checked_sub(1).into_iter().chain((p > 1).then_some(0)).collect()
                });
                (Graph { options: options.collect() }, every_piece(n))
            })
            .collect(),
        // One position with all others as options, and no other arrow.
        vec![(
            Graph {
                options: (0..1000)
                    .map(|p| (0..1000).filter(|&q| p == 500 && q != p).collect())
                    .collect(),
            },
            vec![
                vec![500],
                vec![0],
                vec![500, 500],
                vec![999; 10],
                vec![500, 0, 999, 1, 2, 3, 4, 5, 6, 7],
            ],
        )],
        // Ten pieces, many of them on the same position.
        sample(50, 2, |rng| {
            let graph = random_graph(rng, 12, 30).shuffled(rng);
            (graph, (0..20).map(|_| random_list(rng, 10, 0..=2)).collect())
        }),
    ]
}

fn random_cases() -> Vec<Vec<(Graph, Vec<Vec<usize>>)>> {
    vec![
        // P-positions and others, in graphs of some size.
        sample(10, 4, |rng| {
            let n = rng.usize(50..=200);
            let graph = random_graph(rng, n, 5 * n).shuffled(rng);
            let queries = mixed_queries(rng, &graph, 100);
            (graph, queries)
        }),
    ]
}

fn largest_cases() -> Vec<Vec<(Graph, Vec<Vec<usize>>)>> {
    vec![
        // As many positions, arrows and queries as are legal.
        sample(1, 5, |rng| {
            let graph = random_graph(rng, 1000, 200_000).shuffled(rng);
            (graph, (0..20_000).map(|_| random_list(rng, 1, 0..=999)).collect())
        }),
        // The largest Grundy values: an arrow from each position to each smaller one.
        sample(1, 6, |rng| {
            let heaps = Graph { options: (0..632).map(|p| (0..p).collect()).collect() };
            let graph = heaps.shuffled(rng);
            let queries = mixed_queries(rng, &graph, 1000);
            (graph, queries)
        }),
        // The longest path.
        sample(1, 7, |rng| {
            let path = Graph {
                options: (0..1000usize).map(|p| p.checked_sub(1).into_iter().collect()).collect(),
            };
            let graph = path.shuffled(rng);
            let queries = mixed_queries(rng, &graph, 1000);
            (graph, queries)
        }),
    ]
}

/// A graph: the options of each position.
#[derive(Clone)]
struct Graph {
    options: Vec<Vec<usize>>,
}

impl Graph {
    /// The graph of four positions with the arrows whose bits are set, all to smaller numbers.
    fn of_four(arrows: usize) -> Self {
        let pairs = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)];
        let mut options = vec![Vec::new(); 4];
        for (i, (from, to)) in pairs.into_iter().enumerate() {
            if arrows >> i & 1 == 1 {
                options[from].push(to);
            }
        }
        Graph { options }
    }

    /// The graph with `numbers[p]` in place of p.
    fn renumbered(&self, numbers: &[usize]) -> Self {
        let mut options = vec![Vec::new(); self.options.len()];
        for (p, of_p) in self.options.iter().enumerate() {
            options[numbers[p]] = of_p.iter().map(|&option| numbers[option]).collect();
        }
        Graph { options }
    }

    /// The graph with its numbers and its arrows in any order.
    fn shuffled(&self, rng: &mut Rng) -> Self {
        let mut numbers: Vec<usize> = (0..self.options.len()).collect();
        rng.shuffle(&mut numbers);
        let mut graph = self.renumbered(&numbers);
        for options in &mut graph.options {
            rng.shuffle(options);
        }
        graph
    }

    /// Each position after its options: depth first, or none if there is a cycle.
    fn order(&self) -> Option<Vec<usize>> {
        #[derive(Clone, Copy, PartialEq)]
        enum Is {
            New,
            Open,
            Done,
        }
        fn visit(p: usize, graph: &Graph, is: &mut [Is], order: &mut Vec<usize>) -> bool {
            if is[p] == Is::New {
                is[p] = Is::Open;
                if !graph.options[p].iter().all(|&option| visit(option, graph, is, order)) {
                    return false;
                }
                is[p] = Is::Done;
                order.push(p);
            }
            is[p] == Is::Done
        }
        let (mut is, mut order) = (vec![Is::New; self.options.len()], Vec::new());
        (0..self.options.len()).all(|p| visit(p, self, &mut is, &mut order)).then_some(order)
    }

    /// The Grundy values: each is the mex of its options'.
    fn values(&self) -> Vec<usize> {
        let order = self.order().expect("a graph without cycles");
        let mut values = vec![0; order.len()];
        for &p in &order {
            values[p] =
                mex(&self.options[p].iter().map(|&option| values[option]).collect::<Vec<_>>());
        }
        values
    }

    fn moves(&self, pieces: &[usize]) -> Vec<Vec<usize>> {
        let moves = in_one(pieces, |_, &piece| self.options[piece].iter().copied());
        moves.into_iter().map(|pieces| pieces.into_iter().sorted().collect()).collect()
    }
}

/// A graph of `n` positions whose arrows, all of them different, lead to smaller numbers.
fn random_graph(rng: &mut Rng, n: usize, arrows: usize) -> Graph {
    let mut all: Vec<(usize, usize)> = (0..n).flat_map(|p| (0..p).map(move |q| (p, q))).collect();
    rng.shuffle(&mut all);
    let mut options = vec![Vec::new(); n];
    for (from, to) in all.into_iter().take(arrows) {
        options[from].push(to);
    }
    Graph { options }
}

/// Pairs of positions below `n`.
fn pairs(rng: &mut Rng, n: usize, count: usize) -> Vec<Vec<usize>> {
    (0..count).map(|_| random_list(rng, 2, 0..=n - 1)).collect()
}

/// Up to ten pieces; where it can be done, every other query is made a P-position by its last piece.
fn mixed_queries(rng: &mut Rng, graph: &Graph, count: usize) -> Vec<Vec<usize>> {
    let values = graph.values();
    let query = |rng: &mut Rng, i: usize| {
        let m = rng.usize(1..=10);
        let mut pieces = random_list(rng, m, 0..=values.len() - 1);
        let rest = pieces[1..].iter().fold(0, |sum, &piece| sum ^ values[piece]);
        let equal: Vec<usize> = (0..values.len()).filter(|&p| values[p] == rest).collect();
        if i.is_multiple_of(2) && !equal.is_empty() {
            pieces[0] = equal[rng.usize(0..equal.len())];
        }
        pieces
    };
    (0..count).map(|i| query(rng, i)).collect()
}

/// One case for each graph, with all its queries.
fn test_file(name: &str, graphs: Vec<(Graph, Vec<Vec<usize>>)>) -> TestFile {
    let mut cases = Vec::new();
    for (graph, queries) in graphs {
        let n = graph.options.len();

        let values = graph.values();
        let mut search = Search::normal(|pieces: &Vec<usize>| graph.moves(pieces));
        let mut answers = Vec::new();
        for pieces in &queries {
            let wins = nim_wins(&pieces.iter().map(|&piece| values[piece]).collect::<Vec<_>>());
            if n <= 40 && pieces.len() <= 3 {
                let mut sorted = pieces.clone();
                sorted.sort_unstable();
                assert_eq!(wins, search.wins(&sorted), "{pieces:?}");
            }
            answers.push(if wins { "WIN" } else { "LOSE" });
        }
        let lines = graph.options.iter().chain(&queries).map(|list| {
            let numbers: Vec<String> = list.iter().map(|number| format!(" {number}")).collect();
            format!("{}{}", list.len(), numbers.concat())
        });
        let lines: Vec<String> = lines.collect();
        cases.push(Case::new(format!("{n}\n{}\n0", lines.join("\n")), answers.join("\n")));
    }
    TestFile::new(name, cases)
}
