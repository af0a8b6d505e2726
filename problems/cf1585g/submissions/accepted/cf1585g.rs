// Where to submit: Codeforces 1585G.
// Generated from problems/cf1585g/main.rs, which has the proof, by `cargo xtask bundle cf1585g`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1585G · Poachers
//!
//! There is a forest of rooted trees. A root is on level 1, its children on level 2, and so on; the rank of a tree is
//! the first level that has a leaf. A move chooses a tree and a number d from 1 to its rank, and removes the first d
//! levels of the tree; the trees below stay in the forest. A player who cannot move, since the forest is empty, loses.
//! Alice moves first. Does she win?
//!
//! **Input.** t (1 <= t <= 5 * 10^5), the number of cases; for each case a line with the number n of vertices (1 <= n
//! <= 5 * 10^5) and a line with their n parents p (0 <= p <= n), 0 for a root. The sum of all n is at most 5 * 10^5.
//! **Output.** For each case `YES` if Alice wins, otherwise `NO`.
//!
//! **Theorem.** Let r be the rank of the tree that consists of a vertex v and all below it. The value g(v) is the mex
//! of x1, x2, ..., xr, where xd is the Nim sum of the values of the vertices at distance d below v, 0 if there are
//! none. Alice wins if and only if the Nim sum of the values of the roots is not 0.
//!
//! **Complexity.** O(n) per case, without recursion.

use common::judge::{self, ensure, Input};
use std::mem;

/// Whether the first player wins on the forest in which vertex v has the parent `parents[v]`, 0 for a root. There is no
/// vertex 0, and `parents[0]` is not used. Nothing if some vertex is below itself.
fn first_wins(parents: &[usize]) -> Option<bool> {
    let n = parents.len();
    let mut children = vec![0; n];
    for &parent in &parents[1..] {
        children[parent] += 1;
    }
    let (mut waiting, mut sums) = (children.clone(), vec![0; n]); // the Nim sum of the values of the children
    let mut lists: Vec<Vec<usize>> = vec![vec![]; n]; // those of the children, joined; the nearest level is the last
    let mut seen = vec![0; n.next_power_of_two()]; // the last vertex from which the mex was computed anew
    let mut ready: Vec<usize> = (1..n).filter(|&v| children[v] == 0).collect();
    let mut settled = 0;
    while let Some(first) = ready.pop() {
        let (mut v, mut mex, mut list) = (first, 0, mem::take(&mut lists[first]));
        for &sum in &list {
            seen[sum] = first;
        }
        loop {
            list.push(sums[v]);
            seen[sums[v]] = first;
            while seen.get(mex) == Some(&first) {
                mex += 1;
            }
            settled += 1;
            let parent = parents[v];
            sums[parent] ^= mex;
            if parent == 0 || children[parent] > 1 {
                break;
            }
            v = parent;
        }
        let parent = parents[v];
        if parent > 0 {
            let joined = &mut lists[parent];
            if joined.is_empty() || list.len() < joined.len() {
                mem::swap(joined, &mut list);
            }
            for (sum, other) in joined.iter_mut().rev().zip(list.iter().rev()) {
                *sum ^= other;
            }
            waiting[parent] -= 1;
            if waiting[parent] == 0 {
                ready.push(parent);
            }
        }
    }
    (settled == n - 1).then_some(sums[0] != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    let mut parents = vec![0];
    for _ in 0..n {
        let parent = input.read::<usize>();
        ensure!(parent <= n, "expected a parent from 0 to {n}, found {parent}");
        parents.push(parent);
    }
    let wins = first_wins(&parents).ok_or("expected a forest, found a vertex below itself")?;
    Ok(if wins { "YES" } else { "NO" })
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
