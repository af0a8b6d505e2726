// Where to submit: HDU 1846 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1846/main.rs, which has the proof, by `cargo xtask bundle hdu1846`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1846 · Bachet's game · Brave Game
//!
//! A heap holds n stones, a move takes 1 to m of them, and the player who takes the last stone wins. Who wins, the
//! first player or the second?
//!
//! **Theorem.** The first player wins if and only if n mod (m + 1) is not 0.
//!
//! **Input.** A number of cases, then `n m` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** C.-G. Bachet, *Problèmes plaisants et délectables* (1612), where two players count
//! to 100 in steps of 1 to 10.

use common::judge::{self, Input};
use common::subtraction::bachet_grundy;

/// Whether the first player wins on a heap of `n` stones, taking 1 to `m` per move. Any `u64`.
fn first_wins(n: u64, m: u64) -> bool {
    bachet_grundy(n, m) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    Ok(if first_wins(n, m) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
