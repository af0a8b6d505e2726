// Where to submit: HDU 4388 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4388/main.rs, which has the proof, by `cargo xtask bundle hdu4388`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4388 · Stone Game II
//!
//! There are n heaps of stones. A move replaces a heap of h stones by two heaps of k and k ^ h stones, where ^ is the
//! Nim sum (the bitwise exclusive or), 0 < k < h and k ^ h < h. Once in the game each player may make the second heap
//! (2k) ^ h instead. No heap may become empty. A player who cannot move loses. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 150, then T cases: a line with n, 1 <= n <= 50, and a line with the n heaps,
//! each of 1 to 10^5 stones. **Output.** For each case a line, `Case i: Yes` or `Case i: No`, where i counts the cases
//! from 1.
//!
//! **Theorem.** The first player wins if and only if the sum of b(h) - 1 over all heaps is odd, where b(h) is the
//! number of binary ones of h. It does not matter how anybody plays.
//!
//! **The flaw of the problem.** The judge's text does not exclude k = h / 2, with which the exceptional move leaves
//! (2k) ^ h = 0 stones. Then b - 1 = -1 is left at the end, and the theorem fails: with empty heaps, the heap 14 is won
//! by leaving 7 and 0. The judge expects the answers of the theorem; that is why no heap may become empty.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on heaps of at least one stone.
fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().filter(|heap| heap.count_ones() % 2 == 0).count() % 2 == 1
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(format!("Case {number}: {}", if first_wins(&heaps) { "Yes" } else { "No" }))
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
}
