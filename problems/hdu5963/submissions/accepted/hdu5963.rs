// Where to submit: HDU 5963 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5963/main.rs, which has the proof, by `cargo xtask bundle hdu5963`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5963 · Friends
//!
//! Each edge of a tree has the number 0 or 1. A move chooses a node other than the root whose edge to its parent has a
//! 1, and exchanges 0 and 1 on all edges from the node up to the root. A player who finds no 1 loses; the girls move
//! first, then the boys. For several nodes it is asked who wins if that node is the root. Between such questions edges
//! get new numbers.
//!
//! **Input.** A line with T, 1 <= T <= 5, then T cases: a line `n m`, 1 <= n, m <= 39999 (in this pack n >= 2), then
//! n - 1 lines `x y z`, each an edge with the number z between the nodes x and y, which are numbered from 1, then m
//! lines: `0 x` asks who wins with the root x, and `1 x y z` gives the edge between x and y the number z.
//! **Output.** For each question a line, `Girls win!` or `Boys win!`.
//!
//! **Theorem.** The girls win if and only if an odd number of the edges at the root have a 1.
//!
//! **Complexity.** O(n + m) per case, since the program keeps for each node whether its number of ones is odd.

use common::judge::{self, ensure, Input};
use std::collections::HashMap;

/// Reads a node from 1 to `n`.
fn read_node(input: &mut Input, n: usize) -> judge::Result<usize> {
    let node = input.read::<usize>();
    ensure!((1..=n).contains(&node), "expected a node from 1 to {n}, found {node}");
    Ok(node)
}

/// Reads the ends of an edge, and whether it has a 1. The smaller end comes first.
fn read_edge(input: &mut Input, n: usize) -> judge::Result<([usize; 2], bool)> {
    let (x, y) = (read_node(input, n)?, read_node(input, n)?);
    let z = input.read::<u8>();
    Ok(([x.min(y), x.max(y)], z == 1))
}

/// The answers about all trees, some of which may have no question.
fn solve(input: &mut Input) -> judge::Result<String> {
    let mut answers = Vec::new();
    let cases = input.read::<usize>();
    for _ in 0..cases {
        let (n, m) = (input.read::<usize>(), input.read::<usize>());
        ensure!(n > 0, "expected a tree of at least 1 node, found 0");
        let edges = (1..n).map(|_| read_edge(input, n));
        let mut edges = edges.collect::<judge::Result<HashMap<_, _>>>()?;
        // For each node whether an odd number of its edges have a 1; node 0 is none.
        let mut is_odd = vec![false; n + 1];
        for (ends, is_one) in &edges {
            for &end in ends {
                is_odd[end] ^= is_one;
            }
        }
        for _ in 0..m {
            let kind = input.read::<u8>();
            if kind == 0 {
                let root = read_node(input, n)?;
                answers.push(if is_odd[root] { "Girls win!" } else { "Boys win!" });
                continue;
            }
            let (ends, is_one) = read_edge(input, n)?;
            let was_one = edges.insert(ends, is_one);
            ensure!(was_one.is_some(), "expected an edge of the tree, found {ends:?}");
            if was_one != Some(is_one) {
                for end in ends {
                    is_odd[end] = !is_odd[end];
                }
            }
        }
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
