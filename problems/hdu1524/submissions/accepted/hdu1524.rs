// Where to submit: HDU 1524, POJ 2425 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1524/main.rs, which has the proof, by `cargo xtask bundle hdu1524`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1524 · Pieces on any graph · A Chess Game
//!
//! Pieces are on the positions of a graph without cycles. A move takes one piece along an arrow. Any number of pieces
//! may share a position. A player who cannot move loses. Who wins?
//!
//! **Theorem.** The player to move wins if and only if the Nim sum of the Grundy values of the pieces' positions is
//! not 0. The Grundy value of a position is the mex of those to which its arrows lead.
//!
//! **Input.** For each graph `N`, and for each of its positions `X` and X positions; then the queries, each of them `M`
//! and the positions of M pieces; a 0 after the last. **Output.** For each query `WIN` or `LOSE`.
//!
//! **Complexity.** O(N + arrows) per graph, then O(M) per query.

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, Input};

/// Reads a position of a graph of `n` positions.
fn read_position(input: &mut Input, n: usize) -> judge::Result<usize> {
    let position = input.read::<usize>();
    ensure!(position < n, "expected a position of the graph, found {position}");
    Ok(position)
}

/// The answers to all queries about the next graph.
fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.read::<usize>();
    let mut arrows = Vec::new();
    for position in 0..n {
        let x = input.read::<usize>();
        for _ in 0..x {
            arrows.push([position, read_position(input, n)?]);
        }
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(n, &arrows).ok_or(cycle)?;

    let mut answers = Vec::new();
    loop {
        let m = input.read::<usize>();
        if m == 0 {
            break;
        }
        let mut sum = 0;
        for _ in 0..m {
            sum ^= values[read_position(input, n)?];
        }
        answers.push(if sum != 0 { "WIN" } else { "LOSE" });
        if input.is_at_end() {
            break; // where the last 0 is missing
        }
    }
    Ok(answers.join("\n"))
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
