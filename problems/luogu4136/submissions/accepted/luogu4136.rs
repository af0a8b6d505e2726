// Where to submit: Luogu P4136.
// Generated from problems/luogu4136/main.rs, which has the proof, by `cargo xtask bundle luogu4136`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4136 · Who Will Win?
//!
//! A stone lies in the upper left corner of a board of n × n cells. A move pushes it to the next cell up, down, left or
//! right, on which it must not have been before; the corner counts as visited. Alice and Bob take turns, Alice moves
//! first, and a player who cannot move loses. Who wins?
//!
//! **Input.** A line with n (1 <= n <= 10^4) for each case, in this pack at most 1000 cases; `0` ends. **Output.** For
//! each case a line: `Alice` or `Bob`.
//!
//! **Theorem.** Alice wins if and only if n is even.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether the first player wins on a board of `n` × `n` cells.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::until_zeros(1, solve)
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
}
