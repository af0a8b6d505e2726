// Where to submit: Luogu P2148.
// Generated from problems/luogu2148/main.rs, which has the proof, by `cargo xtask bundle luogu2148`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P2148 · A sum of Ferguson's boxes · E&D
//!
//! N heaps of stones form N / 2 pairs. A move removes one heap of a pair and divides the other heap of that
//! pair into two, at least one stone in each, which are the pair from then on. A player who cannot move, since all
//! heaps have a single stone, loses. Does the first player win?
//!
//! **Theorem.** The Grundy value of the pair (m, n) is the lowest place in which m - 1 and n - 1 both have
//! the binary digit 0: the number of ones at the end of (m - 1) | (n - 1). The first player wins if and only if the Nim
//! sum of the values of all pairs is not 0.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory per case.
//!
//! **Reference.** SDOI 2009, the Shandong provincial selection. A single pair: T. S. Ferguson, *Game Theory*, part I,
//! section 1, exercise "Empty and Divide".

use common::judge::{self, Input};

/// The Grundy value of a pair of heaps, both with at least one stone.
fn grundy(m: u64, n: u64) -> u32 {
    ((m - 1) | (n - 1)).trailing_ones()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let heaps = input.number();
    let mut sum = 0;
    for _ in 0..heaps / 2 {
        let (m, n) = (input.number(), input.number());
        sum ^= grundy(m, n);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
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
