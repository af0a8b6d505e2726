// Where to submit: Luogu P6665.
// Generated from problems/luogu6665/main.rs, which has the proof, by `cargo xtask bundle luogu6665`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P6665 · Alice and Bob Play Again
//!
//! A forest; the root of each tree is its smallest node. A move chooses a node and removes it and what is left of
//! its ancestors; the trees below stay as trees of their own. Whoever cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Let C be the Nim sum of the values of the children of a node v, where the value g of a node is that of
//! the tree below it. Then g(v) is the mex of a set S(v), which consists of C and of the numbers x ^ g(c) ^ C, for each
//! child c and each x in S(c). Alice wins exactly when the Nim sum of the values of the roots is not 0.
//!
//! **Limit:** n is at most 200,000; the nodes are numbered from 1.
//!
//! **Input.** A number of cases; for each `n m`, then m lines with the ends of an edge. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n log n) per case. No recursion in the forest; that in a trie is as deep as n has binary digits.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The numbers below a node of a trie (the first), with the second xored to each. The node 0 is empty.
type Set = (usize, usize);

struct Node {
    halves: [Set; 2], // the numbers with the next digit 0, and those with 1
    size: usize,
}

/// The numbers of a set whose highest digit, `bit`, is 0, and those where it is 1.
fn halves(nodes: &[Node], (node, flip): Set, bit: usize) -> [Set; 2] {
    let [a, b] = nodes[node].halves.map(|(half, inner)| (half, inner ^ flip));
    [[a, b], [b, a]][usize::from(flip & bit != 0)]
}

/// The union of two sets, neither of which may be used any more.
fn union(nodes: &mut [Node], a: Set, b: Set, bit: usize) -> Set {
    if a.0 == 0 || b.0 == 0 || bit == 0 {
        return a.max(b); // the one that is not empty
    }
    let (of_a, of_b) = (halves(nodes, a, bit), halves(nodes, b, bit));
    let halves = [0, 1].map(|digit| union(nodes, of_a[digit], of_b[digit], bit / 2));
    let size = nodes[halves[0].0].size + nodes[halves[1].0].size;
    nodes[a.0] = Node { halves, size };
    (a.0, 0)
}

/// The mex of a set.
fn least_missing(nodes: &[Node], set: Set, bit: usize) -> usize {
    let [low, high] = halves(nodes, set, bit);
    match bit {
        0 => 0,
        _ if nodes[low.0].size == bit => bit + least_missing(nodes, high, bit / 2),
        _ => least_missing(nodes, low, bit / 2),
    }
}

/// Whether Alice wins on a forest of nodes from 1 on, given the neighbours of each.
fn alice_wins(neighbours: &[Vec<usize>]) -> bool {
    let mut stack: Vec<_> = (1..neighbours.len()).rev().map(|root| (root, 0)).collect(); // 1 on top
    let (mut is_reached, mut order) = (vec![false; neighbours.len()], Vec::new());
    while let Some((v, parent)) = stack.pop() {
        if !std::mem::replace(&mut is_reached[v], true) {
            order.push((v, parent));
            stack.extend(neighbours[v].iter().map(|&child| (child, v)));
        }
    }
    let limit = neighbours.len().next_power_of_two(); // of all values, as a tree of k nodes has k moves
    let mut nodes = vec![Node { halves: [(0, 0); 2], size: 0 }];
    let mut nim_sums = vec![0; neighbours.len()]; // of the children
    let mut options = vec![(0, 0); neighbours.len()]; // the sets of all x ^ g(c)
    for (v, parent) in order.into_iter().rev() {
        let mut zero = (0, 0);
        for _ in 0..=limit.trailing_zeros() {
            nodes.push(Node { halves: [zero, (0, 0)], size: 1 });
            zero = (nodes.len() - 1, 0);
        }
        let (node, flip) = union(&mut nodes, options[v], zero, limit / 2);
        let value = least_missing(&nodes, (node, flip ^ nim_sums[v]), limit / 2);
        let set = (node, flip ^ nim_sums[v] ^ value);
        options[parent] = union(&mut nodes, options[parent], set, limit / 2);
        nim_sums[parent] ^= value;
    }
    nim_sums[0] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    ensure!(n <= 200_000, "expected at most 200000 nodes, found {n}");
    let mut neighbours = vec![Vec::new(); usize::try_from(n)? + 1];
    for _ in 0..m {
        let (a, b) = (input.number(), input.number());
        ensure!(0 < a.min(b) && a.max(b) <= n, "expected nodes from 1 to {n}, found {a} and {b}");
        let (a, b) = (usize::try_from(a)?, usize::try_from(b)?);
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
