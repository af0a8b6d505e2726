// Where to submit: Codeforces 1823E.
// Generated from problems/cf1823e/main.rs, which has the proof, by `cargo xtask bundle cf1823e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1823E · Removing Graph
//!
//! A graph consists of cycles. A move removes at least l and at most r vertices, where l < r; together they have to be
//! connected. The edges at them are removed as well. A player who cannot move loses. Alice moves first, then Bob. Who
//! wins?
//!
//! **Input.** n, l and r (3 <= n <= 200,000, 1 <= l < r <= n), then n lines, each with the two ends of an edge; each of
//! the vertices 1 to n is in two edges, and in this pack no edge is there twice. **Output.** `Alice` or `Bob`, the
//! winner.
//!
//! **Theorem.** Alice wins if and only if the Nim sum of the values of the cycles is not 0. A cycle of x vertices has
//! the Grundy value floor(x / l) if x < l + r, and 0 otherwise.
//!
//! **Limit:** l of at least 1.
//!
//! **Complexity.** O(n).

use common::judge::{self, ensure, Input};

/// Whether Alice wins, given the two neighbours of each vertex. Any numbers with 0 < `l` < `r`.
fn alice_wins(neighbours: &[[usize; 2]], l: u64, r: u64) -> bool {
    let mut is_reached = vec![false; neighbours.len()];
    let mut sum = 0;
    for start in 0..neighbours.len() {
        let (mut vertex, mut length) = (start, 0); // the length stays 0 if the cycle has been counted
        while !is_reached[vertex] {
            is_reached[vertex] = true;
            length += 1;
            let next = neighbours[vertex].iter().find(|&&neighbour| !is_reached[neighbour]);
            vertex = *next.unwrap_or(&start);
        }
        if length < l.saturating_add(r) {
            sum ^= length / l;
        }
    }
    sum != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, l, r) = (input.read::<usize>(), input.number(), input.number());
    ensure!(l > 0, "expected moves of at least 1 vertex, found {l}");
    let mut edges = Vec::new();
    for _ in 0..n {
        let (u, v) = (input.read::<usize>(), input.read::<usize>());
        ensure!(u.min(v) > 0 && u.max(v) <= n, "expected vertices from 1 to {n}, found {u} {v}");
        edges.push([u - 1, v - 1]);
    }
    let mut neighbours = vec![[0; 2]; edges.len()];
    let mut degrees = vec![0; edges.len()];
    for [u, v] in edges {
        for (vertex, neighbour) in [(u, v), (v, u)] {
            neighbours[vertex][degrees[vertex] % 2] = neighbour;
            degrees[vertex] += 1;
        }
    }
    Ok(if alice_wins(&neighbours, l, r) { "Alice" } else { "Bob" })
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
