// Where to submit: HDU 2147 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2174/main.rs, which has the proof, by `cargo xtask bundle hdu2174`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2147 · A coin on a board · kiki's game
//!
//! **On HDU the number of this problem is 2147.** Its folder and its program are named hdu2174, because the list from
//! which this pack was made had the problem under that number. HDU 2174 is a different problem: submit to 2147.
//!
//! A coin lies in the top right cell of a board of n rows and m columns. A move pushes it one cell
//! to the left, down, or diagonally left and down. A player who cannot move loses; kiki moves first.
//!
//! **Theorem.** kiki loses if and only if n and m are both odd.
//!
//! **Input.** `n m` for each case; `0 0` ends. **Output.** `Wonderful!` if kiki wins, else `What a pity!`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether kiki, who moves first, wins on a board of `n` rows and `m` columns, both at least 1.
fn kiki_wins(n: u64, m: u64) -> bool {
    n % 2 == 0 || m % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    Ok(if kiki_wins(n, m) { "Wonderful!" } else { "What a pity!" })
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
}
