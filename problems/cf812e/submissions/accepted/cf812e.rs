// Where to submit: Codeforces 812E.
// Generated from problems/cf812e/main.rs, which has the proof, by `cargo xtask bundle cf812e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 812E · Sagheer and Apple Tree
//!
//! Apples lie on the nodes of a rooted tree, all leaves of which have depths of the same parity. A move takes some
//! apples, at least one, from one node, and puts them on one of its children; from a leaf it takes them away. A player
//! who cannot move loses; Soliman moves first, then Sagheer. Before that Sagheer has to exchange the apples of two
//! different nodes. With how many pairs of nodes does he win?
//!
//! **Input.** n (2 <= n <= 10^5), then a line with the apples of the nodes 1 to n, from 1 to 10^7, and a line with the
//! parents of the nodes 2 to n; the root is node 1. **Output.** The number of pairs.
//!
//! **Theorem.** Call a node black if its depth has the parity of the leaves, otherwise white. Sagheer wins if and only
//! if the Nim sum s of the black nodes is 0. Hence these pairs count: if s = 0, any two black nodes and any two white
//! nodes; and in any case a black node with a apples and a white node with a ^ s.
//!
//! **Limit:** a tree of at least 1 node.
//!
//! **Complexity.** O(n log n).

use std::convert::TryFrom;

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;
use std::collections::BTreeMap;

/// With how many exchanges Sagheer wins. The root is node 0, and the edges go from parents to children.
fn count(apples: &[u64], edges: &[[usize; 2]]) -> u64 {
    let order = breadth_first_order(apples.len(), edges);
    let mut is_odd = vec![false; apples.len()]; // the depth
    for &(node, parent) in &order[1..] {
        is_odd[node] = !is_odd[parent];
    }
    let (leaf, _) = order[order.len() - 1]; // no node is deeper
    let (mut black, mut white) = (Vec::new(), Vec::new()); // the apples
    for (node, _) in order {
        if is_odd[node] == is_odd[leaf] {
            black.push(apples[node]);
        } else {
            white.push(apples[node]);
        }
    }
    let sum = nim_sum(black.iter().copied());
    let mut whites = BTreeMap::new();
    for &apples in &white {
        *whites.entry(apples).or_insert(0) += 1;
    }
    let pairs: u64 = black.iter().filter_map(|apples| whites.get(&(apples ^ sum))).sum();
    let of_one_colour = |nodes: &[u64]| (1..nodes.len() as u64).sum::<u64>();
    if sum == 0 {
        pairs + of_one_colour(&black) + of_one_colour(&white)
    } else {
        pairs
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    ensure!(n > 0, "expected at least 1 node, found {n}");
    let apples = input.numbers(n);
    let mut edges = Vec::new();
    for (child, parent) in (1..).zip(input.numbers(n - 1)) {
        ensure!((1..=n).contains(&parent), "expected a parent from 1 to {n}, found {parent}");
        edges.push([usize::try_from(parent - 1)?, child]);
    }
    Ok(count(&apples, &edges).to_string())
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
