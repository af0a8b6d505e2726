// Where to submit: HDU 1524, POJ 2425 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1524/main.rs, which has the proof, by `cargo xtask bundle hdu1524`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1524 · Pieces on any graph · A Chess Game
//!
//! Pieces stand on the positions of a graph without cycles. A move takes one piece along an arrow. Any
//! number of pieces may stand on one position. A player who cannot move loses. Who wins?
//!
//! **Theorem.** The player to move wins exactly when the Nim sum of the Grundy values of the pieces'
//! positions is not 0. The Grundy value of a position is the mex of those to which its arrows lead.
//!
//! **Input.** For each graph `N`, and for each of its positions `X` and X positions; then the queries, each of them `M`
//! and the positions of M pieces; a 0 after the last one. **Output.** For each query `WIN` or `LOSE`.
//!
//! **Complexity.** O(N + arrows) per graph, then O(M) per query.

use std::convert::TryFrom;

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, Input};

/// The index of a position in a graph of `n` positions.
fn index(position: u64, n: u64) -> judge::Result<usize> {
    ensure!(position < n, "expected a position of the graph, found {position}");
    Ok(usize::try_from(position)?)
}

/// The answers to all queries about the next graph.
fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let positions = usize::try_from(n)?;
    let mut arrows = Vec::new();
    for position in 0..positions {
        let x = input.number();
        for option in input.numbers(x) {
            arrows.push([position, index(option, n)?]);
        }
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(positions, &arrows).ok_or(cycle)?;

    let mut answers = Vec::new();
    loop {
        let m = input.number();
        if m == 0 {
            break;
        }
        let mut sum = 0;
        for piece in input.numbers(m) {
            sum ^= values[index(piece, n)?];
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
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

        /// For each node of a graph those to which its edges lead, in the order of the edges: `starts` and `ends`, where those of
        /// node i are `ends[starts[i]..starts[i + 1]]`.
        fn adjacency_lists(
            nodes: usize,
            edges: impl Iterator<Item = [usize; 2]> + Clone,
        ) -> (Vec<usize>, Vec<usize>) {
            // Until all ends are there, starts[i + 1] is where the next one of node i goes.
            let mut starts = vec![0; nodes + 2];
            for [from, _] in edges.clone() {
                starts[from + 2] += 1;
            }
            for i in 2..starts.len() {
                starts[i] += starts[i - 1];
            }
            let mut ends = vec![0; starts[nodes + 1]];
            for [from, to] in edges {
                ends[starts[from + 1]] = to;
                starts[from + 1] += 1;
            }
            (starts, ends)
        }

        /// The Grundy value of each position of a graph, given its arrows, each from a position to one of its options. Nothing
        /// if there is a cycle. Linear in the number of positions and arrows.
        pub fn graph_grundy_values(positions: usize, arrows: &[[usize; 2]]) -> Option<Vec<u64>> {
            let (starts, ends) = adjacency_lists(positions, arrows.iter().copied());
            let options = |position: usize| &ends[starts[position]..starts[position + 1]];
            // A topological order, by Kahn's algorithm: each position stands before its options.
            let mut in_degree = vec![0; positions];
            for [_, option] in arrows {
                in_degree[*option] += 1;
            }
            let mut order: Vec<usize> = (0..positions).filter(|&p| in_degree[p] == 0).collect();
            let mut head = 0; // order[head..] is a queue of those whose arrows are still to be removed
            while let Some(&position) = order.get(head) {
                head += 1;
                for &option in options(position) {
                    in_degree[option] -= 1;
                    if in_degree[option] == 0 {
                        order.push(option);
                    }
                }
            }
            if order.len() < positions {
                return None; // what is left is on cycles, or behind them
            }
            let mut values = vec![0; positions];
            for &position in order.iter().rev() {
                values[position] = mex(options(position).iter().map(|&option| values[option]));
            }
            Some(values)
        }
    }

    pub mod grundy {
        use std::convert::TryFrom;

        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 1024 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A bit for each value below 1024. Larger ones matter only if all of those are there.
            let (mut present, mut large) = ([0_u64; 16], Vec::new());
            for value in values {
                match usize::try_from(value / 64).ok().and_then(|word| present.get_mut(word)) {
                    Some(word) => *word |= 1 << (value % 64),
                    None => large.push(value),
                }
            }
            let mut mex = 0;
            for word in present {
                mex += u64::from(word.trailing_ones());
                if word != u64::MAX {
                    return mex;
                }
            }
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }
    }
}
