// Where to submit: AtCoder DP K.
// Generated from problems/dpk/main.rs, which has the proof, by `cargo xtask bundle dpk`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder DP K · Stones
//!
//! There is a heap of K stones. A move takes exactly a stones for some a of a given set. A player who cannot move
//! loses. Who wins?
//!
//! **Input.** N and K (1 <= N <= 100, 1 <= K <= 10^5), then on the next line the N numbers of the set in ascending
//! order, from 1 to K. **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Theorem.** The first player wins if and only if the Grundy value of the heap is not 0, where the value of a heap h
//! is the mex of the values of h - a, for all a <= h in the set.
//!
//! **Limit:** a heap of at most 10,000,000 stones.
//!
//! **Complexity.** O(N K).

use common::judge::{self, ensure, Input};

const LARGEST: usize = 10_000_000;

/// Whether the first player wins on the heap `k`, with these takes. 0 is no take.
fn first_wins(k: usize, takes: &[usize]) -> bool {
    let mut wins = vec![false; k + 1];
    for heap in 1..=k {
        wins[heap] = takes.iter().any(|take| (1..=heap).contains(take) && !wins[heap - take]);
    }
    wins[k]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.read::<usize>(), input.read::<usize>());
    ensure!(k <= LARGEST, "expected at most {LARGEST} stones, found {k}");
    let mut takes = Vec::new();
    for _ in 0..n {
        let take = input.read::<usize>();
        takes.push(take);
    }
    Ok(if first_wins(k, &takes) { "First" } else { "Second" })
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
