// cf812e: Sagheer and Apple Tree, in one Rust file.
// Where to submit: Codeforces 812E.
// Generated from problems/cf812e/main.rs by `cargo xtask bundle cf812e`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 812E · Sagheer and Apple Tree
//!
//! Apples lie on the nodes of a rooted tree, all leaves of which have depths of the same parity. A move takes some, at
//! least one, from one node: to one of its children, or away if the node is a leaf. Whoever cannot move loses; Soliman
//! moves first. Before that Sagheer has to exchange the apples of two different nodes. With how many pairs does he win?
//!
//! **Theorem.** Call a node black if its depth has the parity of the leaves, otherwise white. Sagheer wins exactly
//! when the Nim sum s of the black nodes is 0. So these pairs count: if s = 0, all of two black or two white nodes;
//! and in any case those of a black node with a apples and a white one with a ^ s.
//!
//! **Why.** This is Staircase Nim, where a black leaf stands for stair 1, and a stair may have several stairs below
//! it. Of a node and its child one is black, and a white node has a child. So each move changes the number of exactly
//! one black node, and each of these numbers can be made smaller at will. This is all that the proof on the theory
//! page on Staircase Nim needs of the moves. An exchange of two nodes of one colour leaves s as it is. That of a black
//! node with a apples and a white one with b makes it s ^ a ^ b, which is 0 exactly when b = a ^ s.
//!
//! **Input.** `n`, the apples of nodes 1 to n, the parents of 2 to n; the root is 1. **Output.** The number of pairs.
//!
//! **Complexity.** O(n log n).

use common::graph::breadth_first_order;
use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// With how many exchanges Sagheer wins. The root is node 0, and the edges go from parents to children.
fn count(apples: &[u64], edges: &[[usize; 2]]) -> u64 {
    let mut is_odd = vec![true; apples.len()]; // of the depth; the root's own parent is 0, and changes it to false
    let mut nodes = [Vec::new(), Vec::new()]; // the apples of those of even and of odd depth
    let mut last = 0;
    for (node, parent) in breadth_first_order(apples.len(), edges) {
        is_odd[node] = !is_odd[parent];
        last = usize::from(is_odd[node]); // in the end, that of a leaf
        nodes[last].push(apples[node]);
    }
    let [black, white] = [&nodes[last], &nodes[1 - last]];
    let sum = nim_sum(black);
    let mut whites = BTreeMap::new();
    for &apples in white {
        *whites.entry(apples).or_insert(0) += 1;
    }
    let pairs: u64 = black.iter().filter_map(|apples| whites.get(&(apples ^ sum))).sum();
    let of_one_colour = nodes.iter().map(|nodes| (1..nodes.len() as u64).sum::<u64>());
    pairs + if sum == 0 { of_one_colour.sum() } else { 0 }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    if n == 0 {
        return Err(format!("expected at least 1 node, found {n}").into());
    }
    let apples = input.numbers(n);
    let mut edges = Vec::new();
    for (child, parent) in (1..).zip(input.numbers(n - 1)) {
        if !(1..=n).contains(&parent) {
            return Err(format!("expected a parent from 1 to {n}, found {parent}").into());
        }
        edges.push([usize::try_from(parent - 1)?, child]);
    }
    Ok(count(&apples, &edges).to_string())
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
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
        use std::borrow::Borrow;

        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}
