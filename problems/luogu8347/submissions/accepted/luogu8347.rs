// Where to submit: Luogu P8347.
// Generated from problems/luogu8347/main.rs, which has the proof, by `cargo xtask bundle luogu8347`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P8347 · The Moon of the Other Side
//!
//! A tree has at least 2 vertices. A move deletes a vertex and keeps one of the trees that this leaves; all others are
//! deleted as well. Hifuu and Luna take turns, Hifuu moves first, and a player who leaves a single vertex loses. Who
//! wins?
//!
//! **Input.** The number of cases T (1 <= T <= 5). For each case n (2 <= n <= 200000), then n - 1 lines with the two
//! ends of an edge, which are numbers from 1 to n. **Output.** For each case a line: `Hifuu` or `Luna`.
//!
//! **Theorem.** Hifuu loses exactly when every vertex has an odd degree.
//!
//! **Limit:** the vertices are numbered from 1.
//!
//! **Complexity.** O(n) per case.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// Whether Hifuu, who moves first, wins on a tree of `nodes`, given the two ends of each edge.
fn hifuu_wins(nodes: usize, ends: &[usize]) -> bool {
    let mut is_odd = vec![false; nodes];
    for &end in ends {
        is_odd[end] = !is_odd[end];
    }
    is_odd.contains(&false)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut ends = Vec::new();
    for _ in 1..n {
        for end in input.numbers(2) {
            ensure!((1..=n).contains(&end), "expected a node from 1 to {n}, found {end}");
            ends.push(usize::try_from(end - 1)?);
        }
    }
    Ok(if hifuu_wins(usize::try_from(n)?, &ends) { "Hifuu" } else { "Luna" })
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
