// Where to submit: AtCoder ABC 297 G.
// Generated from problems/abc297g/main.rs, which has the proof, by `cargo xtask bundle abc297g`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 297 G · Nim with takes of L to R · Constrained Nim 2
//!
//! Several heaps of stones. A move takes at least L and at most R stones from one heap. A player who cannot move, since
//! no heap has L stones, loses. Who wins?
//!
//! **Theorem.** The Grundy value of a heap of A stones is r / L, rounded down, where r = A mod (L + R). The
//! first player wins if and only if the Nim sum of these values is not 0.
//!
//! **Limit:** L is at least 1.
//!
//! **Input.** `N L R`, then N heaps. **Output.** `First` or `Second`.
//!
//! **Complexity.** O(N).
//!
//! **Reference.** AtCoder Beginner Contest 297, G.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;
use common::subtraction::range_remainder;

/// The Grundy value of a heap from which a move takes `min_take` to `max_take` stones. Any `heap`, and
/// 1 <= `min_take` <= `max_take`.
fn grundy(heap: u64, min_take: u64, max_take: u64) -> u64 {
    range_remainder(heap, min_take, max_take) / min_take
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, min_take, max_take) = (input.number(), input.number(), input.number());
    ensure!(min_take > 0, "expected a least take of at least 1, found 0");
    let sum = nim_sum(input.numbers(n).iter().map(|&heap| grundy(heap, min_take, max_take)));
    Ok(if sum != 0 { "First" } else { "Second" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
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
