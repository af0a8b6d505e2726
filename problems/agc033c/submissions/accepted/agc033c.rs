// Where to submit: AtCoder AGC 033 C.
// Generated from problems/agc033c/main.rs, which has the proof, by `cargo xtask bundle agc033c`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 033 C · Removing Coins
//!
//! Each of the N vertices of a tree has a coin. A move chooses a vertex with coins and removes all of them; then each
//! coin that is left goes one step along the tree towards this vertex. A player who cannot move, as no coin is left,
//! loses. Who wins?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then N - 1 lines with two vertices a and b (1 <= a, b <= N): an edge of the tree.
//! **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Theorem.** Let d be the number of vertices on a longest path of the tree. The second player wins if and only if
//! d mod 3 = 2.
//!
//! **Complexity.** O(N), without recursion.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, Input};

/// The number of vertices on a longest path of a tree, where `order` has its nodes, each with its parent, from node 0
/// on, and the parent first.
fn longest_path(order: &[(usize, usize)]) -> usize {
    let (mut longest, mut down) = (1, vec![1; order.len()]); // down: of the longest path from a node to a leaf below
    for &(node, parent) in order[1..].iter().rev() {
        longest = longest.max(down[parent] + down[node]);
        down[parent] = down[parent].max(down[node] + 1);
    }
    longest
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut edges = Vec::new();
    for _ in 1..n {
        let (a, b) = (input.read::<usize>(), input.read::<usize>());
        let are_vertices = [a, b].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the tree, found {a} {b}");
        edges.push([a - 1, b - 1]);
    }
    let order = breadth_first_order(n, &edges);
    ensure!(order.len() == n, "expected a tree, found vertices not connected with vertex 1");
    Ok(if longest_path(&order) % 3 == 2 { "Second" } else { "First" })
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
