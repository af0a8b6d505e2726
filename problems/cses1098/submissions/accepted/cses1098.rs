// Where to submit: CSES 1098.
// Generated from problems/cses1098/main.rs, which has the proof, by `cargo xtask bundle cses1098`: change that file. Licence: MIT OR Apache-2.0.

//! # CSES 1098 · Nim Game II
//!
//! There are n heaps of sticks. A move takes 1, 2 or 3 sticks from one heap. The player who takes the last stick wins.
//! Who wins?
//!
//! **Input.** t (1 <= t <= 200,000), the number of cases; for each case a line with n and a line with the n heaps, of 1
//! to 10^9 sticks. The sum of all n is at most 200,000. **Output.** For each case `first` if the first player wins,
//! otherwise `second`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the remainders of the heaps modulo 4 is not 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

/// Whether the first player wins on these heaps, taking 1 to 3 sticks a move.
fn first_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&heap| bachet_grundy(heap, 3))) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(if first_wins(&heaps) { "first" } else { "second" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
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
