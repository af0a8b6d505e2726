// Where to submit: Codeforces 1382B.
// Generated from problems/cf1382b/main.rs, which has the proof, by `cargo xtask bundle cf1382b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1382B · Sequential Nim
//!
//! There is a row of n piles of stones. A move takes any number of stones, at least one, from the first pile that is
//! not empty. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^9 stones. The sum of all n is at most 10^5. **Output.** For each case `First` if the first player wins, otherwise
//! `Second`.
//!
//! **Theorem.** Let c be the number of piles of one stone before the first pile of two or more. The first player wins
//! if and only if c is even. If all n piles have one stone, the first player wins if and only if n is odd.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on these piles. An empty pile is none.
fn first_wins(piles: &[u64]) -> bool {
    let mut ones = 0;
    for &pile in piles {
        if pile > 1 {
            return ones % 2 == 0;
        }
        ones += pile;
    }
    ones % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "First" } else { "Second" })
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
