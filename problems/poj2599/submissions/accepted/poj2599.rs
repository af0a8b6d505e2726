// Where to submit: POJ 2599, Timus 1045 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj2599/main.rs, which has the proof, by `cargo xtask bundle poj2599`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 2599 · A funny game
//!
//! N airports are joined by flights in both directions so that there is exactly one route between any two: a tree. Two
//! players travel together, beginning at airport K, and take turns choosing the next flight. The airport that they
//! leave is blown up, and cannot be used any more. A player who finds no flight loses. Can the first player win, and
//! with which first flight?
//!
//! **Input.** `N K` (1 <= K <= N <= 1000), then N - 1 lines with the two ends of a flight, which are numbers from 1 to
//! N; at most 20 flights at an airport. **Output.** `First player wins flying to airport L`, where L is the least
//! airport to which a winning first flight leads, or `First player loses`.
//!
//! **Theorem.** Take K as the root of the tree. An airport is won for the player who has to fly on from it if and only
//! if some child of it is lost; without children it is lost. The first player wins by flying from K to any lost child,
//! and by no other flight.
//!
//! **Limit:** the start is one of the airports, and there is at least 1.
//!
//! **Complexity.** O(N), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};

/// The children of node 0, the root of a tree, that lose. Nothing if the edges are no tree.
fn winning_moves(nodes: usize, edges: &[[usize; 2]]) -> Option<Vec<usize>> {
    let order = breadth_first_order(nodes, edges);
    if order.len() < nodes || edges.len() >= nodes {
        return None;
    }
    let mut wins = vec![false; nodes];
    for &(node, parent) in order[1..].iter().rev() {
        wins[parent] |= !wins[node];
    }
    let children = order[1..].iter().filter(|(_, parent)| *parent == 0);
    Some(children.map(|&(child, _)| child).filter(|&child| !wins[child]).collect())
}

/// Exchanges the numbers of airport 1, which is the root of the tree above, and airport k, where the players begin.
fn exchanged(airport: usize, k: usize) -> usize {
    match airport {
        1 => k,
        _ if airport == k => 1,
        _ => airport,
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.read::<usize>(), input.read::<usize>());
    ensure!((1..=n).contains(&k), "expected a start from 1 to {n}, found {k}");
    let mut edges = Vec::new();
    for _ in 1..n {
        let (a, b) = (input.read::<usize>(), input.read::<usize>());
        for airport in [a, b] {
            ensure!((1..=n).contains(&airport), "expected an airport, found {airport}");
        }
        edges.push([exchanged(a, k) - 1, exchanged(b, k) - 1]);
    }
    let no_tree = "expected a tree, found airports that cannot be reached";
    let moves = winning_moves(n, &edges).ok_or(no_tree)?;
    let airports = moves.iter().map(|&child| exchanged(child + 1, k));
    Ok(match airports.min() {
        Some(airport) => format!("First player wins flying to airport {airport}"),
        None => "First player loses".to_string(),
    })
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

    pub mod graph {
        /// The nodes connected with node 0, in the order of a breadth-first search from there, each with its parent.
        /// Node 0 is its own. Linear in the number of nodes, which is at least 1, and edges.
        pub fn breadth_first_order(nodes: usize, edges: &[[usize; 2]]) -> Vec<(usize, usize)> {
            let mut neighbours = vec![Vec::new(); nodes];
            for &[a, b] in edges {
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
            let mut is_reached = vec![false; nodes];
            is_reached[0] = true;
            let mut order = vec![(0, 0)];
            let mut head = 0; // order[head..] is the queue
            while let Some(&(node, _)) = order.get(head) {
                head += 1;
                for &neighbour in &neighbours[node] {
                    if !is_reached[neighbour] {
                        is_reached[neighbour] = true;
                        order.push((neighbour, node));
                    }
                }
            }
            order
        }
    }
}
