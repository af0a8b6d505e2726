// Where to submit: Codeforces 1149E.
// Generated from problems/cf1149e/main.rs, which has the proof, by `cargo xtask bundle cf1149e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1149E · Nim on levels of any graph · Election Promises
//!
//! Each vertex of a graph without cycles has a number. A move chooses a vertex whose number is above 0 and reduces that
//! number. It may also give new numbers to the vertices to which its edges lead, larger or smaller. A player who finds
//! nothing but zeros cannot move, and loses. Who wins, and by which first move?
//!
//! **Theorem.** The level of a vertex is the mex of the levels to which its edges lead. The first player wins if and
//! only if the numbers on some level have a Nim sum other than 0.
//!
//! **Input.** `n m`, the n numbers, and m edges `u v` from u to v. **Output.** `LOSE`, or `WIN` and the numbers after
//! a winning move. Each such move is right. This one lowers the first vertex that it can, and on each lower level
//! changes the first end of its edges, in the order of the input; so do all other programs of the lesson.
//!
//! **Complexity.** O(n + m).

use std::convert::TryFrom;

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, Input};

/// The numbers after a winning move, if there is one. `edges` lead from the first to the second of their vertices.
fn winning_move(numbers: &[u64], edges: &[[usize; 2]], levels: &[usize]) -> Option<Vec<u64>> {
    let mut sums = vec![0; numbers.len()];
    for (number, &level) in numbers.iter().zip(levels) {
        sums[level] ^= number;
    }
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let can_fall = |&v: &usize| levels[v] == highest && numbers[v] ^ sums[highest] < numbers[v];
    let chosen = (0..numbers.len()).find(can_fall)?;
    let mut left = numbers.to_vec();
    left[chosen] ^= sums[highest];
    for &[_, end] in edges.iter().filter(|[from, _]| *from == chosen) {
        left[end] ^= sums[levels[end]];
        sums[levels[end]] = 0; // for the other ends on this level
    }
    Some(left)
}

/// The index of a vertex of `n`, which are numbered from 1.
fn index(vertex: u64, n: usize) -> judge::Result<usize> {
    let index = usize::try_from(vertex)?.wrapping_sub(1); // of 0 a number above all
    ensure!(index < n, "expected a vertex of the graph, found {vertex}");
    Ok(index)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.number(), input.number());
    let numbers = input.numbers(n);
    let mut edges = Vec::new();
    for _ in 0..m {
        let (u, v) = (input.number(), input.number());
        edges.push([index(u, numbers.len())?, index(v, numbers.len())?]);
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let levels = graph_grundy_values(numbers.len(), &edges).ok_or(cycle)?;
    let levels = levels.into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>()?;
    Ok(winning_move(&numbers, &edges, &levels).map_or("LOSE".into(), |left| {
        let numbers: Vec<String> = left.iter().map(u64::to_string).collect();
        format!("WIN\n{}", numbers.join(" "))
    }))
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
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
