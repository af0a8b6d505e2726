// Where to submit: Codeforces 2181F, BOJ 35044.
// Generated from problems/cf2181f/main.rs, which has the proof, by `cargo xtask bundle cf2181f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2181F · Fragmented Nim
//!
//! There are n piles of stones. A move takes any number of stones, at least one, from one pile; but it is the opponent
//! who says from which pile that is not empty. The player who takes the last stone wins. Alice and Bob take turns, and
//! Alice moves first, from a pile that Bob chooses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^9 stones. The sum of all n is at most 2 · 10^5. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Theorem.** Let c be the number of piles of one stone. If all n piles are such piles, Alice wins if and only if c
//! is odd. Otherwise she wins if and only if c is even.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on these piles. None of them is empty.
fn alice_wins(piles: &[u64]) -> bool {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let is_odd = ones % 2 == 1;
    is_odd == (ones == piles.len())
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
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
}
