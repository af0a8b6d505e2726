// Where to submit: HDU 2897 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2897/main.rs, which has the proof, by `cargo xtask bundle hdu2897`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2897 · Misère Bachet's game, takes of p to q · Meeting Mingxia
//!
//! A heap of n coins. A move takes p to q of them; if fewer than p are left, it must take them all.
//! The player who takes the last coin loses. Does the player to move win?
//!
//! **Theorem.** Let r = n mod (p + q). The player to move loses if and only if 1 <= r <= p.
//!
//! **Input.** `n p q` for each case, to the end. **Output.** `WIN` or `LOST`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};
use common::subtraction::range_remainder;

/// Whether the player to move wins with `n` coins and takes of `p` to `q`. Any `n`, and
/// 1 <= `p` <= `q`.
fn wins(n: u64, p: u64, q: u64) -> bool {
    !(1..=p).contains(&range_remainder(n, p, q))
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, p, q) = (input.number(), input.number(), input.number());
    Ok(if wins(n, p, q) { "WIN" } else { "LOST" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }

    pub mod subtraction {
        /// `heap` mod (`min_take` + `max_take`): all depends on it where a move takes `min_take` to
        /// `max_take` stones, as one can answer t stones with `min_take` + `max_take` - t.
        pub fn range_remainder(heap: u64, min_take: u64, max_take: u64) -> u64 {
            let period = min_take.checked_add(max_take);
            period.and_then(|period| heap.checked_rem(period)).unwrap_or(heap)
        }
    }
}
