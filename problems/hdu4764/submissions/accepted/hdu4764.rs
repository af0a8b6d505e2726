// Where to submit: HDU 4764 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4764/main.rs, which has the proof, by `cargo xtask bundle hdu4764`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4764 · Stone
//!
//! Two players write numbers in turn. The first number is from 1 to k, and each further number is by 1 to k larger than
//! the one before. The player who writes a number of N or more loses. Tang begins, Jiang is second. Who wins?
//!
//! **Input.** For each case (in this pack at most 1000) a line `N k`, 1 <= N <= 10^8, 1 <= k <= 100; `0 0` ends.
//! **Output.** For each case a line, `Tang` or `Jiang`.
//!
//! **Theorem.** Jiang wins if and only if N - 1 is a multiple of k + 1.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};
use common::subtraction::bachet_grundy;

/// Whether the first player wins. Any `u64`.
fn first_wins(n: u64, k: u64) -> bool {
    bachet_grundy(n.saturating_sub(1), k) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    Ok(if first_wins(n, k) { "Tang" } else { "Jiang" })
}

fn main() {
    judge::until_zeros(2, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
            }
        }
    }
}
