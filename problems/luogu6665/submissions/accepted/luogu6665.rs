// Where to submit: Luogu P6665.
// Generated from problems/luogu6665/main.rs, which has the proof, by `cargo xtask bundle luogu6665`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P6665 · Alice and Bob Play Again
//!
//! A forest is given; the root of each tree is its vertex with the smallest number. A move chooses a vertex and removes
//! it and all its ancestors that are left; the other parts of its tree remain as trees of their own, each with its
//! uppermost vertex as the root. Alice and Bob take turns, Alice moves first, and a player who cannot move, since no
//! vertex is left, loses. Who wins?
//!
//! **Input.** The number of cases T (1 <= T <= 10 in this pack). For each case `n m` (1 <= n <= 10^5, 0 <= m < n), then
//! m lines with the two ends of an edge, which are numbers from 1 to n. **Output.** For each case a line: `Alice` or
//! `Bob`.
//!
//! **Theorem.** Let C be the Nim sum of the values of the children of a vertex v, where the value g of a vertex is that
//! of the tree below it. Then g(v) is the mex of a set S(v), which consists of C and of the numbers x ^ g(c) ^ C, for
//! each child c and each x in S(c), where ^ is the Nim sum. Alice wins if and only if the Nim sum of the values of the
//! roots is not 0.
//!
//! **The sets** are binary tries, where each node knows how many numbers are below it. Changing all numbers of a set to
//! their Nim sums with one number takes one step: the root notes that number. On the way down a node passes it on to
//! its halves, and exchanges them if it has their digit. The union of two tries goes only through the nodes that both
//! have, and drops one of each two, so all unions together take time in proportion to the nodes. The mex is in the
//! upper half if the lower half is full.
//!
//! **Limit:** n is at most 200,000; the vertices are numbered from 1.
//!
//! **Complexity.** O(n log n) per case. No recursion in the forest; that in a trie is as deep as n has binary digits.

use common::judge::{self, ensure, Input};

/// A node of a trie. Node 0 is an empty one.
#[derive(Clone, Copy)]
struct Node {
    halves: [usize; 2], // the numbers with the next digit 0, and those with 1
    size: usize,
    flip: usize, // is still to be xored to all numbers
}

/// Passes on what a node has noted. The numbers have the highest digit `bit`.
fn push_down(nodes: &mut [Node], node: usize, bit: usize) {
    let Node { halves: [low, high], flip, .. } = nodes[node];
    nodes[low].flip ^= flip;
    nodes[high].flip ^= flip;
    nodes[node].flip = 0;
    if flip & bit != 0 {
        nodes[node].halves = [high, low];
    }
}

/// The union of two sets, neither of which may be used any more.
fn union(nodes: &mut [Node], a: usize, b: usize, bit: usize) -> usize {
    if a == 0 || b == 0 || bit == 0 {
        return if a == 0 { b } else { a };
    }
    push_down(nodes, a, bit);
    push_down(nodes, b, bit);
    let ([a_low, a_high], [b_low, b_high]) = (nodes[a].halves, nodes[b].halves);
    let low = union(nodes, a_low, b_low, bit / 2);
    let high = union(nodes, a_high, b_high, bit / 2);
    nodes[a] = Node { halves: [low, high], size: nodes[low].size + nodes[high].size, flip: 0 };
    a
}

/// The mex of a set of numbers.
fn least_missing(nodes: &mut [Node], set: usize, bit: usize) -> usize {
    push_down(nodes, set, bit);
    let [low, high] = nodes[set].halves;
    match bit {
        0 => 0,
        _ if nodes[low].size == bit => bit + least_missing(nodes, high, bit / 2),
        _ => least_missing(nodes, low, bit / 2),
    }
}

/// Whether Alice wins on a forest of nodes from 1 on, given the neighbours of each.
fn alice_wins(neighbours: &[Vec<usize>]) -> bool {
    // All nodes, each behind its parent; that of a root is 0. The smallest ones are on top, so they become roots.
    let mut order = Vec::new();
    let mut is_reached = vec![false; neighbours.len()];
    let mut stack: Vec<_> = (1..neighbours.len()).rev().map(|root| (root, 0)).collect();
    while let Some((node, parent)) = stack.pop() {
        if !is_reached[node] {
            is_reached[node] = true;
            order.push((node, parent));
            stack.extend(neighbours[node].iter().map(|&child| (child, node)));
        }
    }
    let limit = neighbours.len().next_power_of_two(); // of all values, as a tree of k nodes has k moves
    let mut nodes = vec![Node { halves: [0, 0], size: 0, flip: 0 }];
    let mut nim_sums = vec![0; neighbours.len()]; // C, of the children so far
    let mut below = vec![0; neighbours.len()]; // all x ^ g(c), of the children so far
    for (node, parent) in order.into_iter().rev() {
        let mut options = 0; // becomes the set of the number 0
        for _ in 0..=limit.trailing_zeros() {
            nodes.push(Node { halves: [options, 0], size: 1, flip: 0 });
            options = nodes.len() - 1;
        }
        options = union(&mut nodes, options, below[node], limit / 2);
        nodes[options].flip ^= nim_sums[node];
        let value = least_missing(&mut nodes, options, limit / 2);
        nodes[options].flip ^= value;
        below[parent] = union(&mut nodes, below[parent], options, limit / 2);
        nim_sums[parent] ^= value;
    }
    nim_sums[0] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n <= 200_000, "expected at most 200000 nodes, found {n}");
    let mut neighbours = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let (a, b) = (input.read::<usize>(), input.read::<usize>());
        ensure!(0 < a.min(b) && a.max(b) <= n, "expected nodes from 1 to {n}, found {a} and {b}");
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    Ok(if alice_wins(&neighbours) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
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
