// Where to submit: POJ 2068, BOJ 9157 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj2068/main.rs, which has the proof, by `cargo xtask bundle poj2068`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 2068 · Nim
//!
//! Two teams of n players sit around a table, players of the two teams alternating, and there is one heap of S stones.
//! The players move in the order in which they sit, round after round, beginning with a player of the first team. The
//! i-th of them takes at least one stone, and at most `M_i`. The team that takes the last stone loses. Does the first
//! team win?
//!
//! **Input.** For each case a line with n, S and the 2n limits `M_1`, `M_2`, ... in the order of the moves
//! (1 <= n <= 10, 1 <= S <= 2^13, and limits from 1 to 16); 0 ends. There are at most 200 cases in this pack.
//! **Output.** For each case a line: `1` if the first team wins, otherwise `0`.
//!
//! **Theorem.** A position is a number of stones together with a player, who moves next. With 0 stones that player's
//! team wins. With s > 0 stones the team of player i wins if and only if the next player loses with some number of
//! stones from s - `M_i`, but not below 0, to s - 1.
//!
//! **Limit:** at most 10,000,000 stones.
//!
//! **Complexity.** O(n S) time and O(n) memory per case.

use common::judge::{self, ensure, Input};

const MOST_STONES: u64 = 10_000_000;

/// Whether the team of the first player wins with this many stones. `limits` has the largest take of each player.
fn first_wins(stones: u64, limits: &[u64]) -> bool {
    let mut wins = vec![true; limits.len()]; // without stones
    let mut last_lost = vec![None; limits.len()]; // the largest number of stones so far that loses
    for stones in 1..=stones {
        for (player, limit) in limits.iter().enumerate() {
            let next = (player + 1) % limits.len();
            wins[player] = last_lost[next].map_or(false, |lost| stones - lost <= *limit);
        }
        for (lost, &wins) in last_lost.iter_mut().zip(&wins) {
            if !wins {
                *lost = Some(stones);
            }
        }
    }
    wins[0]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, stones) = (input.number(), input.number());
    ensure!(stones <= MOST_STONES, "expected at most {MOST_STONES} stones, found {stones}");
    let limits = input.numbers(n.saturating_mul(2));
    Ok(if first_wins(stones, &limits) { "1" } else { "0" })
}

fn main() {
    judge::until_zeros(1, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the cases before one that begins with `count` zeros, up to one that cannot be read or computed.
        pub fn until_zeros<A: AsRef<str>>(
            count: usize,
            mut solve: impl FnMut(&mut Input) -> Result<A>,
        ) {
            let mut input = Input::stdin();
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
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
