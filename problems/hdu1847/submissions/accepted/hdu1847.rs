// Where to submit: HDU 1847 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1847/main.rs, which has the proof, by `cargo xtask bundle hdu1847`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1847 · Taking powers of two · Good Luck in CET-4 Everybody!
//!
//! One pile of n cards. A move takes a power of two: 1, 2, 4, 8, ... cards. The player who takes the last card wins;
//! Kiki moves first, Cici second.
//!
//! **Theorem.** Kiki wins if and only if n mod 3 is not 0.
//!
//! **Input.** `n` for each case, to the end. **Output.** `Kiki` or `Cici`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether Kiki, who moves first, wins with `n` cards. Any `u64`.
fn kiki_wins(n: u64) -> bool {
    n % 3 != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if kiki_wins(n) { "Kiki" } else { "Cici" })
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
}
