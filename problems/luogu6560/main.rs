//! # Luogu P6560 · A token on a graph with cycles · The Passing of Time
//!
//! A token is on a vertex of a directed graph, which may have cycles. Two players take turns moving it along an arrow.
//! A player who moves it to the target wins at once; a player who cannot move loses. If play never ends, the game is a
//! draw.
//!
//! **Theorem.** The target and the vertices without arrows are lost for the player to move. A vertex with an arrow to a
//! lost vertex is won; if all its arrows lead to won vertices, it is lost. All others, which are never reached in this
//! way, backwards from the ends, are drawn.
//!
//! **Why.** From a vertex that is decided, the winner can force an end after finitely many moves. From a vertex
//! that is never decided, no arrow leads to a lost vertex, and some arrow leads to another vertex that is never
//! decided: neither player has to lose.
//!
//! **Limit:** at most 10,000,000 vertices, which are numbered from 1.
//!
//! **Input.** `n m q`, then m arrows, then q queries: a start `x` and a target `y`. **Output.** For each query
//! a line: 1 if the first player wins, -1 if the second does, 0 for a draw.
//!
//! **Complexity.** O(n + m) per query.
//!
//! **Reference.** C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966).

use common::judge::{self, ensure, input, rule, Input};
use std::collections::VecDeque;

/// A graph as it is needed backwards.
struct Graph {
    out_degree: Vec<usize>,
    sources: Vec<Vec<usize>>, // of the arrows to each vertex
}

impl Graph {
    /// The graph of `n` vertices with these arrows, each given as its source and its end.
    fn new(n: usize, arrows: &[(usize, usize)]) -> Self {
        let mut graph = Graph { out_degree: vec![0; n], sources: vec![Vec::new(); n] };
        for &(source, end) in arrows {
            graph.out_degree[source] += 1;
            graph.sources[end].push(source);
        }
        graph
    }
}

/// 1 if the player who moves the token from `start` wins, -1 if the opponent does, 0 if neither can.
fn outcome(graph: &Graph, start: usize, target: usize) -> i32 {
    let mut open = graph.out_degree.clone(); // the arrows that have not been looked at
    let mut outcomes: Vec<i8> = open.iter().map(|&open| if open == 0 { -1 } else { 0 }).collect();
    outcomes[target] = -1;
    let mut queue: VecDeque<usize> = (0..open.len()).filter(|&v| outcomes[v] == -1).collect();
    while let Some(v) = queue.pop_front() {
        if outcomes[start] != 0 {
            break;
        }
        let outcome = outcomes[v];
        for &source in &graph.sources[v] {
            open[source] -= 1;
            if outcomes[source] == 0 && (outcome == -1 || open[source] == 0) {
                outcomes[source] = -outcome;
                queue.push_back(source);
            }
        }
    }
    i32::from(outcomes[start])
}

/// A graph has a list for each of its vertices, used or not.
const MOST_VERTICES: usize = 10_000_000;

/// Reads a vertex of a graph of `n` vertices, and counts it from 0.
fn read_vertex(input: &mut Input, n: usize) -> judge::Result<usize> {
    input! { from input, vertex: usize }
    ensure!((1..=n).contains(&vertex), "expected a vertex from 1 to {n}, found {vertex}");
    Ok(vertex - 1)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize, q: usize }
    ensure!(n <= MOST_VERTICES, "expected at most {MOST_VERTICES} vertices, found {n}");
    let mut arrows = Vec::new();
    for _ in 0..m {
        arrows.push((read_vertex(input, n)?, read_vertex(input, n)?));
    }
    let graph = Graph::new(n, &arrows);
    let mut answers = Vec::new();
    for _ in 0..q {
        let (start, target) = (read_vertex(input, n)?, read_vertex(input, n)?);
        rule!(
            start != target,
            "expected a start other than the target, found {} for both",
            start + 1
        );
        answers.push(outcome(&graph, start, target).to_string());
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;

    /// 1 if the player to move can force a win within `moves` moves, -1 if the opponent can, 0 if neither can:
    /// by the rules and nothing else.
    pub fn brute_force(options: &[Vec<usize>], token: usize, target: usize, moves: usize) -> i32 {
        if token == target || options[token].is_empty() {
            return -1;
        }
        if moves == 0 {
            return 0;
        }
        let after = |&option: &usize| brute_force(options, option, target, moves - 1);
        -options[token].iter().map(after).min().unwrap()
    }

    pub fn graph(options: &[Vec<usize>]) -> Graph {
        let arrows = (0..).zip(options).flat_map(|(v, ends)| ends.iter().map(move |&end| (v, end)));
        Graph::new(options.len(), &arrows.collect::<Vec<_>>())
    }

    /// All graphs of `n` vertices, with arrows from a vertex to itself or without.
    fn all_graphs(n: usize, loops: bool) -> Vec<Vec<Vec<usize>>> {
        let pairs = (0..n * n).map(|i| (i / n, i % n)).filter(|(v, w)| loops || v != w);
        let options = |arrows: Vec<(usize, usize)>| {
            let mut options = vec![Vec::new(); n];
            for (v, w) in arrows {
                options[v].push(w);
            }
            options
        };
        all_sets(pairs).into_iter().map(options).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, loops) in [(2, true), (3, true), (4, false)] {
            for options in all_graphs(n, loops) {
                let graph = graph(&options);
                for (x, y) in (0..n).flat_map(|x| (0..n).map(move |y| (x, y))) {
                    // A win takes at most n - 1 moves, so n moves are enough.
                    let expected = brute_force(&options, x, y, n);
                    assert_eq!(outcome(&graph, x, y), expected, "{options:?}, {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        // Some arrow is there twice.
        let answers = judge::transcript(main, "3 4 2\n1 2\n1 2\n2 1\n2 3\n1 3\n2 1\n");
        assert_eq!(answers, ("-1\n1\n".into(), None));
        // No arrow at all.
        assert_eq!(judge::transcript(main, "2 0 1\n1 2\n"), ("-1\n".into(), None));
    }

    #[test]
    fn what_the_rules_do_not_know() {
        for (input, line, message) in [
            ("2 1 1\n1 3\n1 2\n", 2, "expected a vertex from 1 to 2, found 3"),
            ("2 1 1\n0 1\n1 2\n", 2, "expected a vertex from 1 to 2, found 0"),
            ("2 1 1\n1 2\n1 3\n", 3, "expected a vertex from 1 to 2, found 3"),
            ("2 1 1\n1 2\n2 2\n", 3, "expected a start other than the target, found 2 for both"),
            ("10000001 1 1\n", 1, "expected at most 10000000 vertices, found 10000001"),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
    }
}
