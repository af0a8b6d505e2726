//! The page `backwards`.

use checks::blocks::{cells, joined, listed, or_dash, spaced, Document};
use std::collections::{BTreeSet, VecDeque};

const PAGE: Document = Document::theory("backwards");

/// The options of each position.
type Graph = Vec<Vec<usize>>;

/// The graph of the page.
fn example() -> Graph {
    [&[][..], &[0], &[0, 1], &[2, 4], &[0, 3], &[3, 6], &[1, 7], &[6], &[0, 7]]
        .map(<[usize]>::to_vec)
        .to_vec()
}

/// For each position W, L or D, and for W and L the number of moves that are still played. Shown by the page.
pub fn retrograde(options: &[Vec<usize>]) -> Vec<(char, usize)> {
    let mut sources = vec![Vec::new(); options.len()];
    for (p, options) in options.iter().enumerate() {
        for &q in options {
            sources[q].push(p);
        }
    }
    let mut open: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut states = vec![('D', 0); options.len()];
    let mut queue: VecDeque<usize> = (0..options.len()).filter(|&p| open[p] == 0).collect();
    for &p in &queue {
        states[p] = ('L', 0);
    }
    while let Some(q) = queue.pop_front() {
        let (state, moves) = states[q];
        for &p in &sources[q] {
            open[p] -= 1;
            if states[p].0 == 'D' && (state == 'L' || open[p] == 0) {
                states[p] = (if state == 'L' { 'W' } else { 'L' }, moves + 1);
                queue.push_back(p);
            }
        }
    }
    states
}

/// The labels; `None` for ∞. Shown by the page.
fn find_labels(options: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut labels = vec![None; options.len()];
    let mut changes = true;
    while changes {
        changes = false;
        for p in 0..options.len() {
            let leads = |p: usize, m: usize| options[p].iter().any(|&q| labels[q] == Some(m));
            let m = (0..=options[p].len()).find(|&m| !leads(p, m)).unwrap();
            let harmless = |&q: &usize| labels[q].is_some() || leads(q, m);
            if labels[p].is_none() && options[p].iter().all(harmless) {
                labels[p] = Some(m);
                changes = true;
            }
        }
    }
    labels
}

/// W, L or D for pieces on these positions, by the theorem.
fn outcome(options: &[Vec<usize>], labels: &[Option<usize>], pieces: &[usize]) -> char {
    let sum = pieces.iter().filter_map(|&p| labels[p]).fold(0, |sum, label| sum ^ label);
    let infinite: Vec<usize> = pieces.iter().copied().filter(|&p| labels[p].is_none()).collect();
    match infinite[..] {
        [] if sum == 0 => 'L',
        [] => 'W',
        [p] if options[p].iter().any(|&q| labels[q] == Some(sum)) => 'W',
        _ => 'D',
    }
}

/// Numbers that a C++ program can make, too.
pub struct Numbers(pub u32);

impl Numbers {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = (self.0.wrapping_mul(1_103_515_245).wrapping_add(12345)) & 0x7fff_ffff;
        usize::try_from(self.0 >> 16).unwrap() % bound
    }

    /// A graph with an arrow in about one of `sparsity` places, those from a position to itself included.
    fn graph(&mut self, size: usize, sparsity: usize) -> Graph {
        let arrows = |_| (0..size).filter(|_| self.below(sparsity) == 0).collect();
        (0..size).map(arrows).collect()
    }
}

/// All graphs with this many positions.
fn all_graphs(size: usize) -> impl Iterator<Item = Graph> {
    (0..1u32 << (size * size)).map(move |arrows| {
        let has = |p: usize, q: usize| arrows >> (p * size + q) & 1 == 1;
        (0..size).map(|p| (0..size).filter(|&q| has(p, q)).collect()).collect()
    })
}

fn graphs() -> impl Iterator<Item = Graph> {
    let mut numbers = Numbers(1);
    let random = (0..3000).map(move |i| numbers.graph(4 + i % 5, 3 + i / 5 % 4));
    (1..=3).flat_map(all_graphs).chain([example()]).chain(random)
}

/// By the definition: within how many moves, at most `depth`, a player can force an end, and whether it is the
/// player to move.
fn forced(options: &[Vec<usize>], depth: usize) -> Vec<(char, usize)> {
    let mut within: Vec<Vec<char>> = Vec::new(); // W, L or D, if the play is stopped after this many moves
    for moves in 0..=depth {
        let state = |p: usize| {
            let after = |q: &usize| if moves == 0 { 'D' } else { within[moves - 1][*q] };
            if options[p].iter().any(|q| after(q) == 'L') {
                'W'
            } else if options[p].iter().all(|q| after(q) == 'W') {
                'L'
            } else {
                'D'
            }
        };
        within.push((0..options.len()).map(state).collect());
    }
    let result = |p: usize| {
        let state = within[depth][p];
        let moves = (0..=depth).find(|&moves| within[moves][p] == state).unwrap();
        (state, moves)
    };
    (0..options.len()).map(result).collect()
}

#[test]
fn retrograde_analysis() {
    let mut counts = [0, 0, 0];
    for graph in graphs() {
        let states = retrograde(&graph);
        assert_eq!(states, forced(&graph, 2 * graph.len()), "{graph:?}");
        for (state, moves) in states {
            counts["WLD".find(state).unwrap()] += 1;
            assert!(moves < graph.len());
        }
    }
    assert!(counts.iter().all(|&count| count > 2000), "{counts:?}");
}

fn shown((state, moves): (char, usize)) -> [String; 2] {
    [state.to_string(), if state == 'D' { "-".to_string() } else { moves.to_string() }]
}

#[test]
fn example_of_states() {
    let graph = example();
    let mut rows = vec![cells(["position", "options", "state", "moves"])];
    for (p, (options, state)) in graph.iter().zip(retrograde(&graph)).enumerate() {
        let [state, moves] = shown(state);
        rows.push(vec![p.to_string(), or_dash(spaced(options)), state, moves]);
    }
    PAGE.table("states", &rows);
}

/// The sum of games: positions are numbered by `a * size + b`.
fn sum(first: &[Vec<usize>], second: &[Vec<usize>]) -> Graph {
    let size = second.len();
    let options = |p: usize| {
        let (a, b) = (p / size, p % size);
        let left = first[a].iter().map(|a| a * size + b);
        left.chain(second[b].iter().map(|b| a * size + b)).collect()
    };
    (0..first.len() * size).map(options).collect()
}

/// As on the page: `3`, or `inf(0, 1)`.
fn value(graph: &[Vec<usize>], labels: &[Option<usize>], p: usize) -> String {
    labels[p].map_or_else(
        || {
            let set: BTreeSet<usize> = graph[p].iter().filter_map(|&q| labels[q]).collect();
            format!("inf({})", joined(set, ", "))
        },
        |label| label.to_string(),
    )
}

#[test]
fn example_of_labels() {
    let graph = example();
    let labels = find_labels(&graph);
    let mut rows = vec![cells(["position", "options", "value"])];
    for (p, options) in graph.iter().enumerate() {
        rows.push(vec![p.to_string(), or_dash(spaced(options)), value(&graph, &labels, p)]);
    }
    PAGE.table("labels", &rows);
}

/// The theorem for one piece and for two.
#[test]
fn smith() {
    let mut counts = [0; 3];
    for graph in graphs() {
        let labels = find_labels(&graph);
        for (p, state) in retrograde(&graph).into_iter().enumerate() {
            assert_eq!(state.0, outcome(&graph, &labels, &[p]), "{graph:?}");
        }
        for (p, state) in retrograde(&sum(&graph, &graph)).into_iter().enumerate() {
            let pieces = [p / graph.len(), p % graph.len()];
            assert_eq!(state.0, outcome(&graph, &labels, &pieces), "{graph:?}");
            counts["WLD".find(state.0).unwrap()] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 5000), "{counts:?}");
}

/// What `main` of `backwards.cpp` prints.
#[test]
fn cpp() {
    let mut printed = String::new();
    let mut print_positions = |graph: &[Vec<usize>]| {
        for (state, moves) in retrograde(graph) {
            printed += &format!("{state}{moves} ");
        }
        for label in find_labels(graph) {
            printed += &label.map_or_else(|| "-1 ".to_string(), |label| format!("{label} "));
        }
        printed += "\n";
    };
    let mut numbers = Numbers(1);
    print_positions(&example());
    for i in 0..100 {
        print_positions(&numbers.graph(4 + i % 5, 3 + i % 3));
    }
    PAGE.prints("backwards.cpp", &printed);
}

/// The positions of the example that become won, lost and drawn by a change of the graph.
fn changed(states: &[(char, usize)]) -> [String; 3] {
    let before = retrograde(&example());
    ['W', 'L', 'D'].map(|state| {
        let is_new = |&p: &usize| before[p].0 != state && states[p].0 == state;
        listed((0..before.len()).filter(is_new))
    })
}

/// The target of the example.
#[test]
fn exercise_1() {
    let mut graph = example();
    graph[4].clear();
    let [won, lost, drawn] = changed(&retrograde(&graph));
    PAGE.says(&format!("4, {lost}, {won}, {drawn}, 3, 6"));
}

#[test]
fn exercise_2() {
    let mut graph = example();
    let end = graph.len();
    graph.iter_mut().filter(|options| options.is_empty()).for_each(|options| options.push(end));
    graph.push(Vec::new());
    PAGE.says(&changed(&retrograde(&graph)).join("; "));
}

#[test]
fn exercise_3() {
    let graph = example();
    // By retrograde analysis of all triples.
    let states = retrograde(&sum(&sum(&graph, &graph), &graph));
    let size = graph.len();
    let state = |[a, b, c]: [usize; 3]| states[(a * size + b) * size + c].0;
    let moves = |pieces: [usize; 3], after: char| {
        let mut found = Vec::new();
        for (i, &from) in pieces.iter().enumerate() {
            for &to in &graph[from] {
                let mut next = pieces;
                next[i] = to;
                if state(next) == after {
                    found.push(format!("{from}, {to}"));
                }
            }
        }
        found.join("; ")
    };
    let starts = [[2, 4, 5], [4, 5, 8], [2, 5, 8]];
    assert_eq!(starts.map(state), ['W', 'W', 'D']);
    let [first, second, third] = starts;
    PAGE.says(&format!("2, 4, 5; 2, 1, 1, 2; {}", moves(first, 'L')));
    PAGE.says(&format!("4, 5, 8; 1, 1, 0; 8, 0; {}", moves(second, 'L')));
    PAGE.says(&format!("{}; {}", moves(third, 'D'), moves(third, 'W')));
}
