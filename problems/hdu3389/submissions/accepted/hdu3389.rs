// Where to submit: HDU 3389 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3389/main.rs, which has the proof, by `cargo xtask bundle hdu3389`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3389 · Game
//!
//! There are n boxes with cards, numbered from 1 to n. A move takes at least one card from a box a and puts all the
//! cards taken into a box b with a smaller number, where a + b must be odd and divisible by 3. A player who cannot move
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line with n, 1 <= n <= 10^4, and a line with the numbers of
//! cards in the boxes 1 to n, each at most 100. **Output.** For each case a line, `Case i: Alice` or `Case i: Bob`,
//! where i counts the cases from 1.
//!
//! **Theorem.** The boxes whose number has the remainder 0, 2 or 5 modulo 6 are heaps. Alice wins if and only if their
//! Nim sum is not 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these cards in the boxes 1, 2, 3 and so on.
fn first_wins(cards: &[u64]) -> bool {
    let boxes = (1u64..).zip(cards);
    let heaps = boxes.filter(|(number, _)| matches!(number % 6, 0 | 2 | 5));
    nim_sum(heaps.map(|(_, &cards)| cards)) != 0
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let winner = if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" };
    Ok(format!("Case {number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
