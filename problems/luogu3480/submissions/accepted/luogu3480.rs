// Where to submit: Luogu P3480.
// Generated from problems/luogu3480/main.rs, which has the proof, by `cargo xtask bundle luogu3480`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P3480 · Pebbles
//!
//! Heaps of pebbles are in a row, and none is smaller than the heap to its left. A move takes any number of pebbles, at
//! least one, from one heap, but no heap may be left smaller than the heap to its left. Johny and his opponent take
//! turns, and Johny begins. A player who cannot move, since no pebble is left, loses. Does Johny win?
//!
//! **Input.** The number of cases u (1 <= u <= 10). For each case n (1 <= n <= 1000), then a line with the n heaps from
//! left to right, in ascending order, of 0 or more pebbles and at most 10000 together. **Output.** For each case a
//! line: `TAK` (yes) if Johny wins, or `NIE` (no).
//!
//! **Theorem.** The *excess* of a heap is the number of pebbles by which it exceeds the heap to its left; that of the
//! first heap is all of it. Johny wins if and only if the Nim sum of every other excess, beginning with that of the
//! last heap and going left, is not 0.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** The task comes from the Polish Olympiad in Informatics of 2009, where its code is KAM.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether Johny wins on heaps in ascending order: from the right, every other excess counts.
fn johny_wins(heaps: &[u64]) -> bool {
    let odd_stairs = heaps.rchunks(2).map(|pair| match pair {
        [left, right] => right - left,
        first => first[0], // without a heap to its left
    });
    nim_sum(odd_stairs) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(if johny_wins(&heaps) { "TAK" } else { "NIE" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
