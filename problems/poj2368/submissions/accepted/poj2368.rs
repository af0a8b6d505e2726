// Where to submit: POJ 2368, Timus 1023 (no Rust at POJ: hand in plain.c there).
// Generated from problems/poj2368/main.rs, which has the proof, by `cargo xtask bundle poj2368`: change that file. Licence: MIT OR Apache-2.0.

//! # POJ 2368 · Buttons
//!
//! From a heap of K buttons two players take 1 to L in turn; the player who takes the last button wins. The second
//! player may choose L, from 2 to K - 1. Which is the least L with which the second player wins?
//!
//! **Input.** K (3 <= K <= 10^8). **Output.** The least L.
//!
//! **Theorem.** Let d be the least divisor of K that is at least 3. Then L = d - 1.
//!
//! **Limit:** from 3 to 1,000,000,000,000 buttons.
//!
//! **Complexity.** O(√K).

use common::judge::{self, ensure, Input};

const MOST_BUTTONS: u64 = 1_000_000_000_000;

/// The least divisor of `k` that is at least 3. `k` is at least 3, too.
fn least_divisor(k: u64) -> u64 {
    let up_to_the_root = (3..).take_while(|d| d * d <= k);
    let mut all = up_to_the_root.chain([k / 2, k]);
    all.find(|&d| d >= 3 && k % d == 0).unwrap_or(k)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    ensure!((3..=MOST_BUTTONS).contains(&k), "expected 3 to {MOST_BUTTONS} buttons, found {k}");
    Ok((least_divisor(k) - 1).to_string())
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
