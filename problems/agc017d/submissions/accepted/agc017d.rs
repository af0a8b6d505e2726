// Where to submit: AtCoder AGC 017 D.
// Generated from problems/agc017d/main.rs, which has the proof, by `cargo xtask bundle agc017d`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 017 D · Green Hackenbush on one tree · Game on Tree
//!
//! A move deletes an edge of a tree, and with it the part that is no longer connected with vertex 1. A player
//! who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** The value of a vertex is the Nim sum of the values of its children, each increased by 1. Alice wins if
//! and only if the value of vertex 1 is not 0.
//!
//! **Limit:** a tree of at least 1 vertex.
//!
//! **Input.** `N`, then N - 1 lines with the ends of an edge, in any order. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N), without recursion.
//!
//! **Reference.** Berlekamp, Conway, Guy, *Winning Ways*, chapter 7: Green Hackenbush on trees.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};

/// The Grundy value of a tree with its root at node 0, given its edges in any order. Nothing if it is no tree.
fn grundy(nodes: usize, edges: &[[usize; 2]]) -> Option<u64> {
    let order = breadth_first_order(nodes, edges);
    if order.len() < nodes || edges.len() >= nodes {
        return None;
    }
    let mut values = vec![0; nodes];
    for &(node, parent) in order[1..].iter().rev() {
        values[parent] ^= values[node] + 1;
    }
    Some(values[0])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut edges = Vec::new();
    for _ in 1..n {
        let (x, y) = (input.read::<usize>(), input.read::<usize>());
        for vertex in [x, y] {
            ensure!((1..=n).contains(&vertex), "expected a vertex of the tree, found {vertex}");
        }
        edges.push([x - 1, y - 1]);
    }
    let no_tree = "expected a tree, found vertices that are not connected with vertex 1";
    let value = grundy(n, &edges).ok_or(no_tree)?;
    Ok(if value != 0 { "Alice" } else { "Bob" })
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
