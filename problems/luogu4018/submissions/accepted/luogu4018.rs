// Where to submit: Luogu P4018.
// Generated from problems/luogu4018/main.rs, which has the proof, by `cargo xtask bundle luogu4018`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4018 · Roy&October's Stones
//!
//! There is a heap of n stones. A move takes p^k stones, for a prime p and a whole number k >= 0 that the player
//! chooses. October and Roy take turns, and October moves first. The player who takes the last stone wins.
//!
//! **Input.** The number of cases T (1 <= T <= 10^5), then n (1 <= n <= 5 · 10^7) for each. **Output.** For each case a
//! line: `October wins!` or `Roy wins!`
//!
//! **Theorem.** October wins if and only if n is not a multiple of 6.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether October, who moves first, wins with `n` stones. Any `u64`.
fn october_wins(n: u64) -> bool {
    n % 6 != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if october_wins(n) { "October wins!" } else { "Roy wins!" })
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
}
