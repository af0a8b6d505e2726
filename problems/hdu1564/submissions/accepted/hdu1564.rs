// Where to submit: HDU 1564 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1564/main.rs by `cargo xtask bundle hdu1564`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1564 · Play a game
//!
//! A stone lies in a corner of a board of n × n squares. A move pushes it to a neighbouring square, left, right,
//! up or down, on which it has not been yet. Whoever cannot move loses. The players are called 8600, who moves
//! first, and ailyanlu.
//!
//! **Theorem.** 8600 wins exactly when n is even.
//!
//! **Why.** A matching decides such a game, as the lesson luogu4055 proves; here it is a division into dominoes.
//!
//! - *n is even.* Divide the board into dominoes. 8600 always moves to the other half of the domino on which the stone
//!   lies. The stone has not been there: whenever ailyanlu enters a domino, 8600 goes on to its other half at once.
//! - *n is odd.* Divide all but the corner into dominoes: the rest of its row, an even number of squares, into
//!   horizontal ones, and the other rows, an even number of them, into vertical ones. Now it is 8600 who enters
//!   dominoes, and ailyanlu who always moves to the other half.
//!
//! **Input.** n for each case; `0` ends. **Output.** `8600` or `ailyanlu`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether the first player wins on a board of `n` × `n` squares.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "8600" } else { "ailyanlu" })
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
