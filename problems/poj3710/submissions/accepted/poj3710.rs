// poj3710: Christmas Game, in one Rust file.
// Where to submit: POJ 3710.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj3710/main.rs by `cargo xtask bundle poj3710`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their nodes. A move cuts one edge, and what is no
//! longer connected with the ground falls away. A player who cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins exactly when the Nim sum of the Grundy values of the trees is not 0. The value of a
//! node is the Nim sum of its branches: g + 1 for an edge to a node of value g, 1 for a polygon with an odd
//! number of edges, 0 for one with an even number.
//!
//! **Why.** What stands on a node may be replaced by any picture of the same value (the colon principle), so by
//! a stalk of g edges, which an edge below makes one longer. A cut polygon is two stalks, whose values have an
//! even Nim sum if the polygon is odd, 0 among them, and an odd one otherwise.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(k) a tree.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, rule, Framing, Input};

/// Edges between nodes, which are numbered from 0. Node 0 stands on the ground.
type Edges = [[usize; 2]];

/// The Grundy value of a tree with polygons, given the result of `breadth_first_order`; and whether each polygon shares
/// one node with the tree and nothing with other polygons, without which the value means nothing.
fn grundy(order: &[(usize, usize)], edges: &Edges) -> (u64, bool) {
    // From here on a node is its place in the order, where its parent stands before it.
    let nodes = order.len();
    let mut place = vec![0; nodes];
    for (i, &(node, _)) in order.iter().enumerate() {
        place[node] = i;
    }
    let parent: Vec<usize> = order.iter().map(|&(_, parent)| place[parent]).collect();

    let mut values = vec![0; nodes];
    let mut is_legal = true;
    let [mut has_tree_edge, mut in_polygon] = [vec![false; nodes], vec![false; nodes]];
    for &[a, b] in edges {
        let (mut low, mut high) = (place[a].min(place[b]), place[a].max(place[b]));
        if low != high && parent[high] == low && !has_tree_edge[high] {
            has_tree_edge[high] = true;
            continue;
        }
        // Any other edge closes a polygon, which hangs on the node where the ways down from its ends meet.
        let mut length = 1;
        while low != high {
            is_legal &= !in_polygon[high];
            in_polygon[high] = true;
            let next = parent[high];
            (low, high) = (low.min(next), low.max(next));
            length += 1;
        }
        values[low] ^= length % 2;
    }
    for node in (1..nodes).rev() {
        if in_polygon[node] {
            is_legal &= values[node] == 0;
        } else {
            values[parent[node]] ^= values[node] + 1;
        }
    }
    (values[0], is_legal)
}

const INPUT: Framing = Framing::ToEnd;

/// The index of a node of a tree with nodes from 1 to `m`.
fn index(node: u64, m: u64) -> judge::Result<usize> {
    ensure!((1..=m).contains(&node), "expected a node of the tree, found {node}");
    Ok(usize::try_from(node - 1)?)
}

/// The Grundy value of the next tree of `input`.
fn tree(input: &mut Input) -> judge::Result<u64> {
    input! { from input, m: u64, k: u64 }
    ensure!(m > 0, "expected a tree of at least 1 node, found 0");
    let mut edges = Vec::new();
    for _ in 0..k {
        input! { from input, a: u64, b: u64 }
        edges.push([index(a, m)?, index(b, m)?]);
    }
    let (nodes, is_small) = (usize::try_from(m)?, m - 1 <= k);
    ensure!(is_small, "expected a tree whose nodes are connected, found {m} nodes, {k} edges");
    let order = breadth_first_order(nodes, &edges);
    ensure!(
        order.len() == nodes,
        "expected a tree whose nodes are connected, found one that is not"
    );
    let (value, is_legal) = grundy(&order, &edges);
    rule!(is_legal, "expected polygons that share one node with the tree, found another");
    Ok(value)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        sum ^= tree(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        pub use crate::read_input as input;
        pub use crate::judge_rule as rule;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            ToEnd,
        }

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(_: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            while input.words.clone().next().is_some() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
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
                if !$holds {
                    return Err(format!($($message)+).into());
                }
            };
        }

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
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

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
