// Where to submit: HDU 2176 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2176/main.rs, which has the proof, by `cargo xtask bundle hdu2176`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2176 · Stones in m Heaps
//!
//! Nim: there are m heaps of stones, a move takes any positive number of stones from one heap, and the player who takes
//! the last stone wins. Does the first player win, and with which first moves?
//!
//! **Input.** For each case a line with m, 1 <= m <= 200000, and a line with the m heaps; m = 0 ends. The pack's data
//! have at most 1000 cases, 200000 heaps in all, and less than 2^31 stones in each. **Output.** `No`; or `Yes` and
//! then, in the order of the input, a line `a b` for each winning move, which leaves b of the a stones of a heap. Equal
//! heaps have a line each.
//!
//! **Theorem.** Let x be the Nim sum of the heaps. The winning first moves are those that leave a ^ x stones in a heap
//! a with a ^ x < a. There are none if and only if x is 0.
//!
//! **Complexity.** O(m) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;
use std::fmt::Write;

/// The winning first moves: the stones in a heap, and those to leave there. None where the position is lost.
fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    let moves = heaps.iter().map(|&heap| (heap, heap ^ sum));
    moves.filter(|(heap, left)| left < heap).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let m = input.number();
    let moves = winning_moves(&input.numbers(m));
    if moves.is_empty() {
        return Ok("No".to_string());
    }
    let mut answer = "Yes".to_string();
    for (heap, left) in moves {
        write!(answer, "\n{heap} {left}")?;
    }
    Ok(answer)
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
