// Where to submit: Codeforces 1498F.
// Generated from problems/cf1498f/main.rs, which has the proof, by `cargo xtask bundle cf1498f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1498F · Christmas Game
//!
//! There are presents on the n vertices of a tree. When one of the vertices has been chosen as the root, a move takes
//! any number of presents, at least one, from a vertex of depth k or more, its distance from the root, and puts them on
//! its k-th ancestor, the vertex k edges nearer to the root. A player who cannot move loses. Alice moves first, then
//! Bob. Who wins, for each vertex as the root?
//!
//! **Input.** A line with n and k (3 <= n <= 10^5, 1 <= k <= 20), n - 1 lines with two vertices x and y (1 <= x, y <=
//! n), an edge of the tree, and a line with the numbers a of presents on the n vertices, from 0 to 10^9. **Output.** n
//! numbers, for the vertices as the root in order: `1` if Alice wins, `0` if Bob wins.
//!
//! **Theorem.** With the root r, Alice wins if and only if the Nim sum of the numbers of presents on the vertices whose
//! depth, divided by k and rounded down, is odd, is not 0.
//!
//! **Complexity.** O(nk), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The largest k that is read, the judge's.
const MOST: usize = 20;

/// For each vertex whether the first player wins with it as the root. `order` has the vertices, each with its parent,
/// from vertex 0 on, and the parent first.
fn first_wins(order: &[(usize, usize)], presents: &[u64], k: usize) -> Vec<bool> {
    let mut sums = vec![[0; 2 * MOST]; order.len()]; // d, and t from the second loop on
    for (sum, &number) in sums.iter_mut().zip(presents) {
        sum[0] = number;
    }
    for &(vertex, parent) in order[1..].iter().rev() {
        for j in 0..2 * k {
            sums[parent][(j + 1) % (2 * k)] ^= sums[vertex][j];
        }
    }
    for &(vertex, parent) in &order[1..] {
        let (down, of_parent) = (sums[vertex], sums[parent]);
        for j in 0..2 * k {
            sums[vertex][j] ^=
                of_parent[(j + 2 * k - 1) % (2 * k)] ^ down[(j + 2 * k - 2) % (2 * k)];
        }
    }
    sums.iter().map(|sum| nim_sum(sum[k..2 * k].iter().copied()) != 0).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    ensure!((1..=MOST).contains(&k), "expected a k from 1 to {MOST}, found {k}");
    let mut edges = Vec::new();
    for _ in 1..n {
        let (x, y) = (input.read::<usize>(), input.read::<usize>());
        let are_vertices = [x, y].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the tree, found {x} {y}");
        edges.push([x - 1, y - 1]);
    }
    let order = breadth_first_order(n, &edges);
    ensure!(order.len() == n, "expected a tree, found vertices not connected with vertex 1");
    let wins = first_wins(&order, &input.numbers(n as u64), k);
    let answers: Vec<&str> = wins.iter().map(|&wins| if wins { "1" } else { "0" }).collect();
    Ok(answers.join(" "))
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
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
