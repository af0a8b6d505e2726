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
fn retrograde(options: &[Vec<usize>]) -> Vec<(char, usize)> {
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

/// A row of the page `which`.
pub fn retrograde_analysis() -> usize {
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
    counts.iter().sum()
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
    let states = retrograde(&graph);
    // "5 is won by a move to 3, which is lost after 2 moves"; 3 and 4, and 6 and 7, on a cycle
    let (winner, option) = (5, 3);
    assert!(graph[winner].contains(&option) && states[option].0 == 'L');
    let (moves, before) = (states[winner].1, states[option].1);
    assert!(graph[3].contains(&4) && graph[4].contains(&3));
    assert_eq!(spaced([6, 7].map(|p| states[p].0)), "D D");
    PAGE.says(&format!("3, 4, 6, 7, {winner}, {option}, {before}, {winner}, {moves}"));
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

#[test]
fn cycles_have_no_grundy_values() {
    // All ways to give numbers below 4 to the positions so that each is the mex of its options.
    let solutions = |graph: &[Vec<usize>]| {
        let size = u32::try_from(graph.len()).unwrap();
        let all = (0..4usize.pow(size))
            .map(|code| -> Vec<usize> { (0..graph.len()).map(|p| code >> (2 * p) & 3).collect() });
        let is_mex = |values: &Vec<usize>| {
            let mex = |p: usize| {
                crate::mex::mex(&graph[p].iter().map(|&q| values[q]).collect::<Vec<_>>())
            };
            (0..graph.len()).all(|p| values[p] == mex(p))
        };
        all.filter(is_mex).collect::<Vec<_>>()
    };
    assert_eq!(solutions(&[vec![1], vec![0]]), [[1, 0], [0, 1]]);
    assert!(solutions(&[vec![1], vec![2], vec![0]]).is_empty());
    assert!([vec![vec![1], vec![0]], vec![vec![1], vec![2], vec![0]]]
        .iter()
        .all(|graph| retrograde(graph).iter().all(|state| state.0 == 'D')));
    let graph = example();
    let both = retrograde(&sum(&graph, &graph));
    let state = |a: usize, b: usize| both[a * graph.len() + b].0;
    let alone = retrograde(&graph);
    assert_eq!([6, 7].map(|p| alone[p].0), ['D', 'D']);
    assert_eq!([state(6, 1), state(7, 1)], ['W', 'D']);
    assert_eq!([1, 8].map(|p| alone[p].0), ['W', 'W']);
    assert_eq!([state(1, 1), state(8, 8)], ['L', 'D']);
    // The same by the theorem.
    let labels = find_labels(&graph);
    let sums = [[6, 1], [7, 1], [1, 1], [8, 8]];
    assert_eq!(sums.map(|pieces| outcome(&graph, &labels, &pieces)), ['W', 'D', 'L', 'D']);
    assert_eq!([1, 6, 7, 8].map(|p| value(&graph, &labels, p)), ["1", "inf(1)", "inf()", "inf(0)"]);
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
    assert_eq!([3, 4, 5].map(|p| labels[p]), [Some(0), Some(1), Some(1)]);
    assert!(graph[5].contains(&6) && labels[6].is_none() && graph[6].contains(&1));
}

/// The options' labels of a position without a label.
fn set(graph: &[Vec<usize>], labels: &[Option<usize>], p: usize) -> BTreeSet<usize> {
    graph[p].iter().filter_map(|&q| labels[q]).collect()
}

/// The theorem for one piece and for two, and the rule for the value of a sum.
#[test]
fn smith() {
    let mut numbers = Numbers(7);
    let all: Vec<Graph> = graphs().collect();
    let mut counts = [0; 4];
    for (i, first) in all.iter().enumerate() {
        let second = match i % 3 {
            0 => first.clone(),
            1 => example(),
            _ => numbers.graph(5, 3),
        };
        let both = sum(first, &second);
        let states = retrograde(&both);
        let [one, two, sums] = [first, &second, &both].map(|graph| find_labels(graph));
        for (p, state) in retrograde(first).into_iter().enumerate() {
            assert_eq!(state.0, outcome(first, &one, &[p]), "{first:?}");
        }
        // Both graphs beside each other, so that `outcome` sees one.
        let shifted = second
            .iter()
            .map(|options| options.iter().map(|q| q + first.len()).collect::<Vec<usize>>());
        let joint: Graph = first.iter().cloned().chain(shifted).collect();
        let joint_labels = [one.clone(), two.clone()].concat();
        for (p, state) in states.into_iter().enumerate() {
            let (a, b) = (p / second.len(), p % second.len());
            assert_eq!(state.0, outcome(&joint, &joint_labels, &[a, first.len() + b]), "{first:?}");
            counts["WLD".find(state.0).unwrap()] += 1;
            let moved = |set: BTreeSet<usize>, by: usize| -> BTreeSet<usize> {
                set.into_iter().map(|label| label ^ by).collect()
            };
            let found = set(&both, &sums, p);
            match (one[a], two[b]) {
                (Some(x), Some(y)) => assert_eq!(sums[p], Some(x ^ y)),
                (None, Some(y)) => {
                    counts[3] += 1;
                    assert!(sums[p].is_none() && found == moved(set(first, &one, a), y));
                }
                (Some(x), None) => {
                    assert!(sums[p].is_none() && found == moved(set(&second, &two, b), x));
                }
                (None, None) => assert!(sums[p].is_none() && found.is_empty()),
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 5000), "{counts:?}");
}

/// The theorem for three pieces, on random graphs.
#[test]
fn three_pieces() {
    let mut numbers = Numbers(5);
    for i in 0..400 {
        let graph = if i == 0 { example() } else { numbers.graph(5, 3 + i % 3) };
        let labels = find_labels(&graph);
        let size = graph.len();
        let states = retrograde(&sum(&sum(&graph, &graph), &graph));
        for (p, state) in states.into_iter().enumerate() {
            let pieces = [p / size / size, p / size % size, p % size];
            assert_eq!(state.0, outcome(&graph, &labels, &pieces), "{graph:?} {pieces:?}");
        }
    }
}

/// Another order of the steps gives the same labels.
#[test]
fn order_of_labelling() {
    for graph in graphs().step_by(7) {
        let last = graph.len() - 1;
        let reversed: Graph =
            graph.iter().rev().map(|options| options.iter().map(|q| last - q).collect()).collect();
        assert!(find_labels(&graph).into_iter().rev().eq(find_labels(&reversed)), "{graph:?}");
    }
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

/// The official samples of Luogu P6560, and the target of the example.
#[test]
fn exercise_1() {
    let to_target = |graph: &[Vec<usize>], target: usize| {
        let mut graph = graph.to_vec();
        graph[target].clear();
        retrograde(&graph)
    };
    let graph = |size: usize, arrows: &[(usize, usize)]| {
        let mut graph = vec![Vec::new(); size];
        for &(from, to) in arrows {
            graph[from - 1].push(to - 1);
        }
        graph
    };
    let first = graph(7, &[(1, 2), (2, 3), (3, 4), (4, 5), (3, 6), (7, 5), (6, 7)]);
    let second = graph(5, &[(1, 2), (2, 3), (3, 1), (3, 4), (4, 5)]);
    assert_eq!(to_target(&first, 4)[0].0, 'W');
    assert_eq!([to_target(&second, 4)[0].0, to_target(&second, 2)[3].0], ['D', 'W']);
    // By the rules: within this many moves, reaching the target wins at once.
    for graph in graphs().step_by(5) {
        for target in 0..graph.len() {
            let states = to_target(&graph, target);
            for (p, state) in
                by_rules(&graph, |p| graph[p].contains(&target)).into_iter().enumerate()
            {
                assert!(p == target || states[p].0 == state, "{graph:?} {target} {p}");
            }
        }
    }
    let (graph, target) = (example(), 4);
    let [before, after] = [retrograde(&graph), to_target(&graph, target)];
    let changes: Vec<_> = (0..graph.len()).filter(|&p| before[p].0 != after[p].0).collect();
    let states: Vec<_> = changes.iter().map(|&p| after[p].0).collect();
    assert_eq!((&changes[..], spaced(states)), (&[3, 4, 5][..], "W L D".to_string()));
    let options = spaced(&graph[5]);
    PAGE.says(&format!("{target}, {target}, 3, 5, {options}"));
}

/// Who wins within many moves, by the rules; some positions are won at once.
fn by_rules(graph: &[Vec<usize>], is_won_at_once: impl Fn(usize) -> bool) -> Vec<char> {
    let mut states = vec!['D'; graph.len()];
    for _ in 0..=2 * graph.len() {
        let state = |p: usize| {
            if is_won_at_once(p) || graph[p].iter().any(|&q| states[q] == 'L') {
                'W'
            } else if graph[p].iter().all(|&q| states[q] == 'W') {
                'L'
            } else {
                'D'
            }
        };
        states = (0..graph.len()).map(state).collect();
    }
    states
}

#[test]
fn exercise_2() {
    let with_end = |graph: &[Vec<usize>]| {
        let end = graph.len();
        let mut graph = graph.to_vec();
        for options in graph.iter_mut().filter(|options| options.is_empty()) {
            options.push(end);
        }
        graph.push(Vec::new());
        graph
    };
    for graph in graphs().step_by(5) {
        // A player who cannot move wins.
        let states = by_rules(&graph, |p| graph[p].is_empty());
        let found = retrograde(&with_end(&graph)).into_iter().map(|state| state.0);
        assert!(found.take(graph.len()).eq(states), "{graph:?}");
    }
    let states = retrograde(&with_end(&example()));
    let changed = |state: char| {
        let before = retrograde(&example()).into_iter().map(|before| before.0);
        let both = before.zip(states.iter().map(|after| after.0)).enumerate();
        let positions = both.filter(move |&(_, (before, after))| before != after && after == state);
        joined(positions.map(|(p, _)| p), ", ")
    };
    let all = ['W', 'L', 'D'].map(changed).join("; ");
    PAGE.says(&all);
}

#[test]
fn exercise_3() {
    let graph = example();
    let labels = find_labels(&graph);
    let starts = [[2, 4, 5], [4, 5, 8], [2, 5, 8]];
    let shown = starts.map(listed);
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
        found
    };
    assert_eq!(starts.map(state), ['W', 'W', 'D']);
    let [first, second, third] = starts;
    let [to_first, to_second] = [first, second].map(|pieces| moves(pieces, 'L').join("; "));
    let sums = starts.map(|pieces| pieces.iter().filter_map(|&p| labels[p]).fold(0, |a, b| a ^ b));
    let label = |p: usize| labels[p].unwrap();
    let [x, y, z] = [2, 4, 5].map(label);
    let in_answer = |numbers: &str| PAGE.says(numbers);
    in_answer(&format!("{}; {x}, {y}, {z}, {}; {to_first}", shown[0], sums[0]));
    in_answer(&format!(
        "{}; {y}, {z}, {}; {}, {}; {to_second}",
        shown[1], sums[1], second[2], sums[1]
    ));
    in_answer(&format!("{}; {x}, {z}, {}", shown[2], sums[2]));
    let [holding, losing] = ['D', 'W'].map(|after| moves(third, after).join("; "));
    in_answer(&format!("{holding}; {losing}"));
    assert_eq!(value(&graph, &labels, 8), "inf(0)");
}

#[test]
fn exercise_4() {
    for most in 2..=6 {
        let options = |heap: usize| -> Vec<usize> {
            let more = (0 < heap && heap < most).then_some(heap + 1);
            (0..heap).chain(more).collect()
        };
        let heaps: Graph = (0..=most).map(options).collect();
        let labels = find_labels(&heaps);
        assert_eq!(labels[0], Some(0));
        assert!((1..=most).all(|heap| value(&heaps, &labels, heap) == "inf(0)"));
        let [one, two] = [heaps.clone(), sum(&heaps, &heaps)].map(|graph| retrograde(&graph));
        assert!((1..=most).all(|heap| one[heap].0 == 'W'));
        let size = most + 1;
        assert!((1..=most).all(|a| (1..=most).all(|b| two[a * size + b].0 == 'D')));
    }
}
