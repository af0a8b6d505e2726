// Where to submit: LibreOJ 10245.
// Generated from problems/loj10245/main.rs, which has the proof, by `cargo xtask bundle loj10245`: change that file. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10245 · Chocolate Bars
//!
//! Bars of chocolate lie in a box. A move either puts some of them, at least one, on the table, or eats a positive
//! whole length of one bar on the table. A player who cannot move loses. TBL moves first: does TBL win?
//!
//! **Input.** Ten rounds: a line with the number N of bars, 1 <= N <= 14, and a line with their lengths, from 1 to
//! 10^9. **Output.** For each round a line, `NO` if TBL wins, otherwise `YES`.
//!
//! **Theorem.** TBL wins if and only if some of the bars, at least one, have lengths with the Nim sum 0.
//!
//! **Elimination.** The numbers in the basis have different highest bits, and are Nim sums of bars. Clearing these bits
//! of the next bar, with these numbers, leaves 0 precisely when the bar is a Nim sum of earlier bars.
//!
//! **Complexity.** O(N log h) a round, for bars of lengths up to h.

use common::judge::{self, Input};

/// Whether some of the bars, at least one, have the Nim sum 0.
fn first_wins(bars: &[u64]) -> bool {
    let mut basis: Vec<u64> = Vec::new();
    for &bar in bars {
        let mut rest = bar;
        for number in &basis {
            rest = rest.min(rest ^ number); // the smaller one has 0 as the highest bit of `number`
        }
        if rest == 0 {
            return true;
        }
        basis.push(rest);
    }
    false
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "NO" } else { "YES" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
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
