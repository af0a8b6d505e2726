// Where to submit: Luogu P2599.
// Generated from problems/luogu2599/main.rs, which has the proof, by `cargo xtask bundle luogu2599`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P2599 · A row of heaps, taken from both ends · Taking Stones from Both Ends
//!
//! There are n heaps of stones in a row. A move takes any positive number of stones from the first or from the last of
//! the heaps that are left. A player who cannot move, since no stone is left, loses. Does the first player win?
//!
//! **Theorem.** For each block C of heaps there is one number l such that C with a heap of l to its left is lost,
//! and one number r such that C with a heap of r to its right is lost. Put a heap of x to the right of C. Then the
//! size that makes it lost on the left is 0 if x = r; it is x + 1 if l <= x < r, x - 1 if r < x <= l, and x
//! otherwise. The right end is the mirror image. The first player loses if and only if the first heap has the size that
//! makes the others lost.
//!
//! **Input.** A number of cases; for each `n` and then n heaps. **Output.** `1` if the first player wins, or `0`.
//!
//! **Complexity.** O(n^2) time and O(n) memory per case.
//!
//! **Reference.** ZJOI 2009, the Zhejiang provincial selection; M. H. Albert, R. J. Nowakowski, "The game of
//! End-Nim", 2001.

use common::judge::{self, Input};

/// The size that makes a block with a heap of `x` at one end lost, at its other end. Without that heap it
/// is `other` there, and `same` at the end where the heap is.
fn losing_size(x: u64, other: u64, same: u64) -> u64 {
    if x == same {
        0
    } else if (other..same).contains(&x) {
        x + 1
    } else if same < x && x <= other {
        x - 1
    } else {
        x
    }
}

/// Whether the player to move wins on this row. No heap may be empty.
fn first_wins(heaps: &[u64]) -> bool {
    // The losing sizes on the left and on the right of the block of `length` heaps from i on, at i; for no
    // heaps they are 0.
    let mut left = vec![0; heaps.len() + 1];
    let mut right = left.clone();
    for length in 1..heaps.len() {
        let blocks = heaps.len() - length + 1;
        for i in 0..blocks {
            left[i] = losing_size(heaps[i + length - 1], left[i], right[i]);
            right[i] = losing_size(heaps[i], right[i + 1], left[i + 1]);
        }
    }
    heaps.first().map_or(false, |&first| first != left[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut heaps = input.numbers(n);
    heaps.retain(|&heap| heap > 0);
    Ok(if first_wins(&heaps) { "1" } else { "0" })
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
