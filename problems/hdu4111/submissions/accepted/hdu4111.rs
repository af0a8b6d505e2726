// Where to submit: HDU 4111 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4111/main.rs, which has the proof, by `cargo xtask bundle hdu4111`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4111 · Alice and Bob
//!
//! There are N heaps of stones. A move takes one stone from a heap, or joins two heaps into one. The player who takes
//! the last stone wins. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 4000, then T cases: a line with N, 1 <= N <= 50, and a line with the N heaps,
//! each of 1 to 1000 stones. **Output.** For each case a line, `Case #i: Alice` or `Case #i: Bob`, where i counts the
//! cases from 1.
//!
//! **Theorem.** Let c be the number of heaps of one stone, and S the number of stones in all other heaps, plus the
//! number of these heaps, minus 1 (S = 0 if there are none). Alice loses if and only if c and S are even; except that
//! for S = 0 and S = 2 she loses if and only if c is a multiple of 3.
//!
//! **Complexity.** O(N) per case.

use common::judge::{self, Input};

/// Whether the player to move wins on heaps of at least one stone.
fn first_wins(heaps: &[u64]) -> bool {
    let large = heaps.iter().filter(|&&heap| heap > 1);
    let moves: u128 = large.map(|&heap| u128::from(heap) + 1).sum();
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    match moves.saturating_sub(1) {
        0 | 2 => ones % 3 != 0,
        moves => ones % 2 != 0 || moves % 2 != 0,
    }
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(format!("Case #{number}: {}", if first_wins(&heaps) { "Alice" } else { "Bob" }))
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
