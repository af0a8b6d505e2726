// Where to submit: POJ 3710 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj3710/main.rs, which has the proof, by `cargo xtask bundle poj3710`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their vertices. A move cuts one edge, and everything that
//! is no longer connected with the ground falls away. A player who cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins if and only if the Nim sum of the Grundy values of the trees is not 0. The value of a vertex
//! is the Nim sum of its branches: g + 1 for an edge to a vertex of value g, 1 for a polygon with an odd number of
//! edges, 0 for one with an even number.
//!
//! **Limit:** trees of 1 to 1000 vertices, since the search is recursive.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(m + k) per tree.

use common::judge::{self, ensure, Input};
use std::mem;

/// A tree with polygons. Its nodes are numbered from 1; node 1 stands on the ground.
struct Tree {
    edges_at: Vec<Vec<(usize, usize)>>, // by node: the number of an edge, from 1 on, and its other end
    depths: Vec<u64>,                   // 1 for node 1, and 0 for a node that is not reached
    values: Vec<u64>,
}

impl Tree {
    /// Finds the value of a node, which the edge `way` has reached, and of all that stand on it. Returns the depth of
    /// the lowest node that is on a polygon with this one, or its own.
    fn visit(&mut self, node: usize, way: usize) -> judge::Result<u64> {
        let depth = self.depths[node];
        let mut lowest = depth;
        let edges = mem::take(&mut self.edges_at[node]);
        for &(edge, end) in edges.iter().filter(|(edge, _)| *edge != way) {
            if self.depths[end] == 0 {
                self.depths[end] = depth + 1;
                let reached = self.visit(end, edge)?;
                if reached > depth {
                    self.values[node] ^= self.values[end] + 1; // not on a polygon: a stalk one longer
                }
                lowest = lowest.min(reached);
            } else if self.depths[end] < depth {
                self.values[end] ^= (depth - self.depths[end] + 1) % 2; // a polygon hangs on this end
                lowest = lowest.min(self.depths[end]);
            }
        }
        Ok(lowest)
    }
}

/// The Grundy value of the next tree of `input`.
fn grundy(input: &mut Input) -> judge::Result<u64> {
    let (m, k) = (input.read::<usize>(), input.read::<usize>());
    ensure!((1..=1000).contains(&m), "expected a tree of 1 to 1000 nodes, found {m}");
    let size = m + 1;
    let mut edges_at = vec![Vec::new(); size];
    for edge in 1..=k {
        let (a, b) = (input.read::<usize>(), input.read::<usize>());
        ensure!(a.min(b) > 0 && a.max(b) <= m, "expected nodes from 1 to {m}, found {a} and {b}");
        edges_at[a].push((edge, b));
        edges_at[b].push((edge, a));
    }
    let mut tree = Tree { edges_at, depths: vec![0; size], values: vec![0; size] };
    tree.depths[1] = 1;
    tree.visit(1, 0)?;
    Ok(tree.values[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    let mut sum = 0;
    for _ in 0..n {
        sum ^= grundy(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
