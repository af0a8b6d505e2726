// Where to submit: LibreOJ 10243.
// Generated from problems/loj10243/main.rs, which has the proof, by `cargo xtask bundle loj10243`: change that file. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10243 · Moving Pieces
//!
//! There are pieces on some nodes of a directed graph without cycles. A move takes one piece along an arrow. Pieces do
//! not hinder each other, and several may meet on a node. A player who cannot move loses. Does the first player win?
//!
//! **Input.** A line `N M K`, 1 <= N <= 2000, 0 <= M <= 6000, then M lines `X Y`, each an arrow from X to Y, then on a
//! line the nodes of the K pieces; nodes are numbered from 1. In this pack K is from 1 to N, and the pieces are on
//! different nodes. **Output.** `win` if the first player wins, otherwise `lose`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the pieces' nodes is not 0.
//! The Grundy value of a node is the mex of those to which its arrows lead.
//!
//! **Limit:** at most 1,000,000 nodes.
//!
//! **Complexity.** O(N + M + K).

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, Input};

/// A graph has lists for each of its nodes, used or not.
const MOST_NODES: usize = 1_000_000;

/// Reads a node of a graph of `n` nodes, and counts it from 0.
fn read_node(input: &mut Input, n: usize) -> judge::Result<usize> {
    let node = input.read::<usize>();
    ensure!((1..=n).contains(&node), "expected a node from 1 to {n}, found {node}");
    Ok(node - 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m, k) = (input.read::<usize>(), input.read::<usize>(), input.read::<usize>());
    ensure!(n <= MOST_NODES, "expected at most {MOST_NODES} nodes, found {n}");
    let mut arrows = Vec::new();
    for _ in 0..m {
        arrows.push([read_node(input, n)?, read_node(input, n)?]);
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(n, &arrows).ok_or(cycle)?;
    let mut sum = 0;
    for _ in 0..k {
        sum ^= values[read_node(input, n)?];
    }
    Ok(if sum != 0 { "win" } else { "lose" })
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
        use crate::common::grundy::mex;

        /// The Grundy value of each position of a graph, given its arrows, each from a position to one of its options. Nothing
        /// if there is a cycle. Linear in the number of positions and arrows.
        pub fn graph_grundy_values(positions: usize, arrows: &[[usize; 2]]) -> Option<Vec<u64>> {
            let mut options = vec![Vec::new(); positions];
            let mut in_degree = vec![0; positions];
            for &[position, option] in arrows {
                options[position].push(option);
                in_degree[option] += 1;
            }
            // A topological order, by Kahn's algorithm: each position stands before its options.
            let mut order: Vec<usize> = (0..positions).filter(|&p| in_degree[p] == 0).collect();
            let mut head = 0; // order[head..] is a queue of those whose arrows are still to be removed
            while let Some(&position) = order.get(head) {
                head += 1;
                for &option in &options[position] {
                    in_degree[option] -= 1;
                    if in_degree[option] == 0 {
                        order.push(option);
                    }
                }
            }
            if order.len() < positions {
                return None; // the others are on cycles, or behind them
            }
            let mut values = vec![0; positions];
            for &position in order.iter().rev() {
                values[position] = mex(options[position].iter().map(|&option| values[option]));
            }
            Some(values)
        }
    }

    pub mod grundy {
        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 128 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A binary digit for each value below 128. Larger ones matter only if all of those are there.
            let (mut small, mut large) = (0_u128, Vec::new());
            for value in values {
                if value < 128 {
                    small |= 1 << value;
                } else {
                    large.push(value);
                }
            }
            let mut mex = u64::from(small.trailing_ones());
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }
    }
}
