// Where to submit: HDU 5996 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5996/main.rs, which has the proof, by `cargo xtask bundle hdu5996`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5996 · dingyeye loves stone
//!
//! A tree has n vertices, from 0 to n - 1, with its root at 0, and there are stones on the vertices. A move takes any
//! number of stones, at least one, from a vertex other than the root to its parent. A player who cannot move loses.
//! dingyeye moves first. Does he win?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with n (1 <= n <= 10^5), a line with the
//! parents f of the vertices 1 to n - 1, where 0 <= f < i for vertex i (an empty line if n = 1), and a line with the
//! numbers a of stones on the vertices 0 to n - 1, from 0 to 134217727. At most 7 cases have an n greater than 100.
//! **Output.** For each case `win` if dingyeye wins, otherwise `lose`.
//!
//! **Theorem.** The root has the depth 0, and any other vertex 1 more than its parent. dingyeye wins if and only if the
//! Nim sum of the numbers of stones on the vertices of odd depth is not 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these stones on the vertices, where `is_odd` says which of them have an odd depth.
fn first_wins(stones: &[u64], is_odd: &[bool]) -> bool {
    nim_sum(stones.iter().zip(is_odd).filter(|&(_, &is_odd)| is_odd).map(|(&stones, _)| stones))
        != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut is_odd = vec![false];
    for vertex in 1..n {
        let parent = input.read::<usize>();
        ensure!(parent < vertex, "expected a parent below {vertex}, found {parent}");
        is_odd.push(!is_odd[parent]);
    }
    let stones = input.numbers(n as u64);
    Ok(if first_wins(&stones, &is_odd) { "win" } else { "lose" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
