// Where to submit: Luogu P6560.
// Generated from problems/luogu6560/main.rs, which has the proof, by `cargo xtask bundle luogu6560`: change that file. Licence: MIT OR Apache-2.0.

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
//! **Limit:** at most 10,000,000 vertices, which are numbered from 1.
//!
//! **Input.** `n m q`, then m arrows, then q queries: a start `x` and a target `y`. **Output.** For each query
//! a line: 1 if the first player wins, -1 if the second does, 0 for a draw.
//!
//! **Complexity.** O(n + m) per query.
//!
//! **Reference.** C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966).

use common::judge::{self, ensure, Input};
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
    let vertex = input.read::<usize>();
    ensure!((1..=n).contains(&vertex), "expected a vertex from 1 to {n}, found {vertex}");
    Ok(vertex - 1)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m, q) = (input.read::<usize>(), input.read::<usize>(), input.read::<usize>());
    ensure!(n <= MOST_VERTICES, "expected at most {MOST_VERTICES} vertices, found {n}");
    let mut arrows = Vec::new();
    for _ in 0..m {
        arrows.push((read_vertex(input, n)?, read_vertex(input, n)?));
    }
    let graph = Graph::new(n, &arrows);
    let mut answers = Vec::new();
    for _ in 0..q {
        let (start, target) = (read_vertex(input, n)?, read_vertex(input, n)?);
        answers.push(outcome(&graph, start, target).to_string());
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
