// Where to submit: Luogu P7864.
// Generated from problems/luogu7864/main.rs, which has the proof, by `cargo xtask bundle luogu7864`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P7864 · Picking Leaves
//!
//! A tree has vertex 1 as its root. A move removes some of the leaves, which are the vertices without children: one, or
//! as many together as the player likes. Two players take turns, and the player who removes the root wins. Does the
//! first player win?
//!
//! **Input.** The number of cases T (1 <= T <= 10). For each case n (1 <= n <= 10^6) and, if n > 1, a line with the
//! parents of vertices 2 to n. **Output.** For each case a line: `1` if the first player wins, otherwise `0`.
//!
//! **Theorem.** From a leaf go up for as long as the parent has no other child. The vertices on the way, with the leaf,
//! and with the root if it is reached, are the *chain* of the leaf. The first player wins if and only if some chain has
//! an odd number of vertices.
//!
//! **Limit:** a tree of at least 1 vertex; the vertices are numbered from 1.
//!
//! **Complexity.** O(n) per case, since no vertex is in two chains.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// Whether the first player wins. The nodes are numbered from 0, the root; these are the parents of the others.
fn first_wins(parents: &[usize]) -> bool {
    let mut children = vec![0; parents.len() + 1]; // how many each node has
    for &parent in parents {
        children[parent] += 1;
    }
    // The number of nodes in the chain of a leaf.
    let chain = |leaf: usize| {
        let (mut node, mut length) = (leaf, 1);
        while node > 0 && children[parents[node - 1]] == 1 {
            node = parents[node - 1];
            length += 1;
        }
        length
    };
    (0..children.len()).any(|node| children[node] == 0 && chain(node) % 2 == 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n > 0, "expected a tree of at least 1 node, found {n}");
    let mut parents = Vec::new();
    for _ in 1..n {
        let parent = input.number();
        ensure!((1..=n).contains(&parent), "expected a parent from 1 to {n}, found {parent}");
        parents.push(usize::try_from(parent - 1)?);
    }
    Ok(if first_wins(&parents) { "1" } else { "0" })
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
