// Where to submit: AtCoder ARC 105 E.
// Generated from problems/arc105e/main.rs, which has the proof, by `cargo xtask bundle arc105e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 105 E · Keep Graph Disconnected
//!
//! A graph has N vertices and M edges; no edge joins a vertex to itself, no two edges join the same vertices, and
//! vertex 1 is not connected with vertex N. A move adds an edge. A player after whose move one of these does not hold
//! loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with N and M (2 <= N <= 10^5, 0 <= M <=
//! min(N(N - 1)/2, 10^5)), and M lines with two vertices a and b (1 <= a, b <= N), an edge. The sum of all N and that
//! of all M are at most 2 * 10^5 each. **Output.** For each case `First` if the first player wins, otherwise `Second`.
//!
//! **Theorem.** Let p vertices be connected with 1, itself included, and q with N. If N is odd, the first player wins
//! if and only if N(N - 1)/2 - M is odd. If N is even and p and q differ in parity, the first player wins; if they
//! agree, the first player wins if and only if N(N - 1)/2 - M - p is odd.
//!
//! **Complexity.** O(N + M) per case.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};

/// The largest N that is read, the judge's.
const MOST: usize = 100_000;

/// Whether the first player wins on a graph of n vertices and m edges, with p vertices connected with vertex 1 and q
/// with vertex n.
fn first_wins(n: usize, m: usize, p: usize, q: usize) -> bool {
    let free = (n * (n - 1) / 2).abs_diff(m); // pairs that no edge joins
    if n % 2 == 1 {
        free % 2 == 1
    } else {
        p % 2 != q % 2 || (free + p) % 2 == 1
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!((2..=MOST).contains(&n), "expected 2 to {MOST} vertices, found {n}");
    let mut edges = Vec::new();
    for _ in 0..m {
        let (a, b) = (input.read::<usize>(), input.read::<usize>());
        let are_vertices = [a, b].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the graph, found {a} {b}");
        edges.push([a - 1, b - 1]);
    }
    let with_first = breadth_first_order(n, &edges);
    // The same from the last vertex, with the vertices in reverse.
    let reversed: Vec<[usize; 2]> = edges.iter().map(|edge| edge.map(|v| n - 1 - v)).collect();
    let with_last = breadth_first_order(n, &reversed);
    let wins = first_wins(n, m, with_first.len(), with_last.len());
    Ok(if wins { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
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
