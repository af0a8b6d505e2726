// Where to submit: AtCoder AGC 016 F.
// Generated from problems/agc016f/main.rs, which has the proof, by `cargo xtask bundle agc016f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 016 F · Two pieces on a graph, and a count of graphs · Games on DAG
//!
//! Two pieces are on the vertices 1 and 2 of a graph in which every edge x y has x < y. A move takes one of them along
//! an edge, from x to y. Both may share a vertex. A player who cannot move loses. Alice moves first. Any of the M edges
//! may be left out: for how many of the 2^M graphs does Alice win, modulo 10^9 + 7?
//!
//! **Theorem.** Alice loses if and only if the vertices 1 and 2 have the same Grundy value. Let f(S) be the number of
//! such graphs on a set S of vertices with 1 and 2. Choose the vertices Z of value 0, with both of 1 and 2 or neither:
//! no edge leads from Z to Z, each other vertex has at least one edge into Z, the edges from Z to the others are free.
//! On the rest R of S there are f(R) graphs, or all of them, if 1 and 2 are in Z.
//!
//! **Limit:** N is at least 2 and at most 15.
//!
//! **Input.** `N M`, then M edges `x y`. **Output.** The number of graphs.
//!
//! **Complexity.** O(3^N N) time, O(2^N) memory.
//!
//! **Reference.** J. von Neumann, O. Morgenstern, "Theory of Games and Economic Behavior", Princeton 1944: graphs
//! without cycles have exactly one such set, a kernel.

use common::judge::{self, ensure, Input};

/// Numbers of graphs are known modulo this prime.
const P: u64 = 1_000_000_007;

/// The most vertices: for each more the time is three times as long.
const MOST: usize = 15;

/// The set of the vertices 1 and 2. A set is a number in binary: bit 0 for vertex 1, bit 1 for vertex 2.
const PIECES: usize = 0b11;

/// In how many ways a vertex can have edges into a set, if it may have those to `targets`.
fn choices(targets: usize, set: usize) -> u64 {
    1 << (targets & set).count_ones()
}

/// The number of graphs on each set of vertices.
fn graphs(targets: &[usize]) -> Vec<u64> {
    let on = |set: usize| {
        let vertices = (0..targets.len()).filter(|v| set >> v & 1 == 1);
        vertices.fold(1, |ways, v| ways * choices(targets[v], set) % P)
    };
    (0..1 << targets.len()).map(on).collect()
}

/// In how many ways the edges between `zeros` and `rest` can be chosen so that `zeros` are the vertices of value 0.
fn between(zeros: usize, rest: usize, targets: &[usize]) -> u64 {
    let mut ways = 1;
    for (v, &targets) in targets.iter().enumerate() {
        if rest >> v & 1 == 1 {
            if targets & zeros == 0 {
                return 0; // no edge of v can lead there
            }
            ways = ways * (choices(targets, zeros) - 1) % P; // at least one edge
        } else if zeros >> v & 1 == 1 {
            ways = ways * choices(targets, rest) % P;
        }
    }
    ways
}

/// The number of graphs that the first player wins, modulo `P`. The edges from v may lead to `targets[v]`.
fn won_graphs(targets: &[usize]) -> u64 {
    let graphs = graphs(targets);
    let all = graphs.len() - 1;
    let mut lost = vec![0; graphs.len()];
    for set in (0..=all).filter(|set| set & PIECES == PIECES) {
        let mut zeros = set;
        while zeros > 0 {
            let rest = set - zeros;
            let of_rest = match zeros & PIECES {
                PIECES => graphs[rest],
                0 => lost[rest],
                _ => 0, // one vertex has the value 0, the other does not
            };
            if of_rest > 0 {
                lost[set] = (lost[set] + between(zeros, rest, targets) * of_rest) % P;
            }
            zeros = (zeros - 1) & set; // the next subset
        }
    }
    (graphs[all] + P - lost[all]) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!((2..=MOST).contains(&n), "expected from 2 to {MOST} vertices, found {n}");
    let mut targets = vec![0; n];
    for _ in 0..m {
        let (x, y) = (input.read::<usize>(), input.read::<usize>());
        let are_vertices = (1..=n).contains(&x) && (1..=n).contains(&y);
        ensure!(are_vertices, "expected an edge between two of {n} vertices, found {x} {y}");
        targets[x - 1] |= 1 << (y - 1);
    }
    Ok(won_graphs(&targets).to_string())
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
}
