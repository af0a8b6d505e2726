// Where to submit: AtCoder AGC 010 F.
// Generated from problems/agc010f/main.rs, which has the proof, by `cargo xtask bundle agc010f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder AGC 010 F · Tree Game
//!
//! There are stones on the vertices of a tree, and a token on one of them. A move takes a stone from the vertex of the
//! token and then moves the token along an edge. A player who cannot move, since there is no stone on that vertex,
//! loses. From which starting vertices of the token does the first player win?
//!
//! **Input.** N (2 <= N <= 3000), then on the next line the numbers of stones on the vertices 1 to N, from 0 to 10^9,
//! then N - 1 lines, each with the two ends of an edge. **Output.** All vertices from which the first player wins, in
//! ascending order, on one line, which may be empty.
//!
//! **Theorem.** Call a vertex lost if each neighbour with fewer stones is won, and won otherwise. The first player wins
//! if and only if the token starts on a won vertex.
//!
//! **Limit:** vertices with numbers from 1 to N.
//!
//! **Complexity.** O(N log N).

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// Whether the first player wins, for each start.
fn first_wins(stones: &[u64], neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mut wins = vec![false; stones.len()];
    let mut vertices: Vec<usize> = (0..stones.len()).collect();
    vertices.sort_by_key(|&v| stones[v]);
    for v in vertices {
        wins[v] = neighbours[v].iter().any(|&u| stones[u] < stones[v] && !wins[u]);
    }
    wins
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let stones = input.numbers(n);
    let mut neighbours = vec![Vec::new(); stones.len()];
    for _ in 1..n {
        let (a, b) = (input.number(), input.number());
        for end in [a, b] {
            ensure!((1..=n).contains(&end), "expected a vertex from 1 to {n}, found {end}");
        }
        let (a, b) = (usize::try_from(a - 1)?, usize::try_from(b - 1)?);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let wins = first_wins(&stones, &neighbours);
    let winning = (1..).zip(wins).filter(|(_, wins)| *wins).map(|(v, _): (u64, _)| v.to_string());
    Ok(winning.collect::<Vec<_>>().join(" "))
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
}
