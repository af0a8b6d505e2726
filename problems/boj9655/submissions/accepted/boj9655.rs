// Where to submit: BOJ 9655.
// Generated from problems/boj9655/main.rs, which has the proof, by `cargo xtask bundle boj9655`: change that file. Licence: MIT OR Apache-2.0.

//! # BOJ 9655 · Stone Game
//!
//! There are n stones. A move takes 1 or 3 of them. The player who takes the last stone wins. SK moves first, then CY.
//! Who wins?
//!
//! **Input.** n, from 1 to 1000. **Output.** `SK` or `CY`, the winner.
//!
//! **Theorem.** SK wins if and only if n is odd.
//!
//! **Complexity.** O(1).

use common::judge::{self, Input};

/// Whether the first player wins on a heap of `n` stones. Any `u64`.
fn first_wins(n: u64) -> bool {
    n % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "SK" } else { "CY" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }
}
