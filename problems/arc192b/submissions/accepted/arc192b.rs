// Where to submit: AtCoder ARC 192 B.
// Generated from problems/arc192b/main.rs, which has the proof, by `cargo xtask bundle arc192b`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 192 B · Fennec VS. Snuke 2
//!
//! There are N piles of stones. A move takes one stone from a pile. The player after whose move each pile has been
//! taken from at least once wins. Fennec moves first, then Snuke. Who wins?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then on the next line N numbers A, from 1 to 10^9: the piles. **Output.**
//! `Fennec` or `Snuke`, the winner.
//!
//! **Theorem.** If N = 1, Fennec wins; if N = 2, Snuke does. If N = 3, Fennec wins if and only if some pile is odd. If
//! N >= 4, Fennec wins if and only if the number of all stones is odd.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};

/// Whether the first player wins with these piles.
fn first_wins(piles: &[u64]) -> bool {
    let odd = piles.iter().filter(|&pile| pile % 2 == 1).count();
    match piles.len() {
        1 => true,
        2 => false,
        3 => odd > 0,
        _ => odd % 2 == 1,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Fennec" } else { "Snuke" })
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
