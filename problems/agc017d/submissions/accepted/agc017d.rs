// agc017d: Game on Tree, in one Rust file.
// Where to submit: AtCoder AGC 017 D.
// Generated from problems/agc017d/main.rs by `cargo xtask bundle agc017d`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 017 D · Green Hackenbush on one tree · Game on Tree
//!
//! A move deletes an edge of a tree, and with it the part that is no longer connected with vertex 1. A player
//! who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** The value of a vertex is the Nim sum of the values of its children, each increased by 1. Alice
//! wins exactly when the value of vertex 1 is not 0.
//!
//! **Why.** The branches of a vertex are a sum of games. A branch is an edge with a tree on it. Its options are
//! nothing, of value 0, and the same edge with an option of the tree on it; by induction each of these is worth
//! 1 more than the option. So every value of an option moves up by 1, the 0 below comes in addition, and the mex
//! moves up by 1 too.
//!
//! **Input.** `N`, then N - 1 lines with the ends of an edge, in any order. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N), without recursion.
//!
//! **Reference.** Berlekamp, Conway, Guy, *Winning Ways*, chapter 7: Green Hackenbush on trees.

use common::graph::breadth_first_order;
use common::judge::{self, Framing, Input};
use proconio::input;

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

const INPUT: Framing = Framing::Single;

/// The index of a vertex of a tree with vertices from 1 to `n`.
fn index(vertex: u64, n: u64) -> judge::Result<usize> {
    if vertex == 0 || vertex > n {
        return Err(format!("expected a vertex of the tree, found {vertex}").into());
    }
    Ok(usize::try_from(vertex - 1)?)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    if n == 0 {
        return Err("expected a tree of at least 1 vertex, found 0".into());
    }
    let mut edges = Vec::new();
    for _ in 1..n {
        input! { from &mut *input, x: u64, y: u64 }
        edges.push([index(x, n)?, index(y, n)?]);
    }
    let no_tree = "expected a tree, found vertices that are not connected with vertex 1";
    let value = grundy(usize::try_from(n)?, &edges).ok_or(no_tree)?;
    Ok(if value != 0 { "Alice" } else { "Bob" })
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
