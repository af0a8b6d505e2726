// Where to submit: HDU 2149 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2149/main.rs, which has the proof, by `cargo xtask bundle hdu2149`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2149 · Bachet's game, all winning first moves · Public Sale
//!
//! An auction that starts at 0. A move raises the price by 1 to N; the player who brings it to the reserve price M or
//! above wins. Lele moves first: which of his first bids win?
//!
//! **Theorem.** If N >= M, all bids from M to N. Otherwise only the bid M mod (N + 1), or none if that is 0.
//!
//! **Limit:** at most 1,000,000 winning bids.
//!
//! **Input.** `M N` for each case, to the end. **Output.** The winning first bids, ascending, separated
//! by single spaces; or `none`.
//!
//! **Complexity.** O(1) per case, and one step for each bid that is printed.

use common::judge::{self, ensure, Input};
use common::subtraction::bachet_grundy;
use std::ops::RangeInclusive;

/// As many bids are printed at most.
const MOST_BIDS: u64 = 1_000_000;

/// The winning first bids for the reserve price `m` and raises of 1 to `n`, if there are any. Any
/// `m`, and any `n` of at least 1.
fn winning_bids(m: u64, n: u64) -> Option<RangeInclusive<u64>> {
    if n >= m {
        return Some(m.max(1)..=n);
    }
    match bachet_grundy(m, n) {
        0 => None,
        rest => Some(rest..=rest),
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (m, n) = (input.number(), input.number());
    let is_short = n < m || n - m < MOST_BIDS;
    ensure!(is_short, "expected at most {MOST_BIDS} winning bids, found those from {m} to {n}");
    Ok(match winning_bids(m, n) {
        Some(bids) => bids.map(|bid| format!("{bid} ")).collect::<String>().trim_end().to_string(),
        None => "none".to_string(),
    })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
