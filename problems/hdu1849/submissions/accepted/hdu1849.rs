// Where to submit: HDU 1849 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1849/main.rs, which has the proof, by `cargo xtask bundle hdu1849`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1849 · Nim on a strip · Rabbit and Grass
//!
//! Pieces are on the cells 0, 1, 2, ... of a strip; several may share a cell. A move shifts one piece any distance
//! towards cell 0; it may jump over other pieces and land on their cells. A player who cannot move loses; the Rabbit
//! moves first, the Grass second.
//!
//! **Theorem.** The Rabbit wins if and only if the Nim sum of the cell numbers is not 0.
//!
//! **Input.** `m` and then m cells for each case; m = 0 ends. **Output.** `Rabbit Win!` or `Grass Win!`.
//!
//! **Complexity.** O(m) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let m = input.number();
    let rabbit_wins = nim_sum(input.numbers(m)) != 0;
    Ok(if rabbit_wins { "Rabbit Win!" } else { "Grass Win!" })
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
