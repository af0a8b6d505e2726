// Where to submit: Codeforces 2107B.
// Generated from problems/cf2107b/main.rs, which has the proof, by `cargo xtask bundle cf2107b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2107B · Apples in Boxes
//!
//! There are n boxes of apples. A move takes one apple from a box. A player who finds no apple loses. A player also
//! loses at once if, after their own move, the fullest box has over k apples more than the emptiest. Tom and Jerry take
//! turns, and Tom moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and k (2 <= n <= 10^5, 1 <= k <=
//! 10^9) and a line with the n numbers of apples, from 1 to 10^9. The sum of all n is at most 10^5. **Output.** For
//! each case a line with the winner, `Tom` or `Jerry`.
//!
//! **Theorem.** Take an apple from a fullest box. If the fullest box then still has over k apples more than the
//! emptiest, Jerry wins. Otherwise Tom wins if and only if the number of all apples was odd before.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether Tom, who moves first, wins on these boxes, if k is at least 1.
fn tom_wins(mut boxes: Vec<u64>, k: u64) -> bool {
    let is_odd = boxes.iter().filter(|&apples| apples % 2 == 1).count() % 2 == 1;
    if let Some(fullest) = boxes.iter_mut().max() {
        *fullest = fullest.saturating_sub(1);
    }
    let difference = boxes.iter().max().zip(boxes.iter().min()).map_or(0, |(max, min)| max - min);
    difference <= k && is_odd
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    Ok(if tom_wins(input.numbers(n), k) { "Tom" } else { "Jerry" })
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
