// Where to submit: HDU 1850, POJ 2975, BOJ 7685 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1850/main.rs, which has the proof, by `cargo xtask bundle hdu1850`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1850 · Nim, counting first moves · Being a Good Boy in Spring Festival
//!
//! Nim: M heaps, a move takes any positive number of cards from one heap, the player who takes the last card wins. How
//! many different first moves win?
//!
//! **Theorem.** As many as there are heaps h with h ^ x < h, where x is the Nim sum of all heaps.
//!
//! **Input.** `M` and then M heaps for each case; M = 0 ends. **Output.** The number of winning first moves.
//!
//! **Complexity.** O(M) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The winning first moves, each as the index of the heap and the cards to leave there. There are none when
/// the position is lost.
fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    // A winning move makes the Nim sum 0, so it turns a heap into heap ^ sum. That must be smaller.
    let moves = heaps.iter().map(|heap| heap ^ sum).enumerate();
    moves.filter(|&(i, left)| left < heaps[i]).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let m = input.number();
    let heaps = input.numbers(m);
    Ok(winning_moves(&heaps).len().to_string())
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
