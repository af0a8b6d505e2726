// Where to submit: HDU 1527, POJ 1067, Luogu P2252 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1527/main.rs, which has the proof, by `cargo xtask bundle hdu1527`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1527 · Wythoff's game · Taking Stones from Two Heaps
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from
//! both. The player who takes the last stone wins.
//!
//! **Theorem.** Let a <= b and k = b - a. The position is lost for the player to move if and only if
//! a = floor(k φ), where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Without √5.** a = floor(k φ) says a <= k φ < a + 1. Now x <= k φ holds if and only if
//! x² <= k (k + x), because φ is the positive root of φ² = φ + 1. With b = k + a the theorem reads
//!
//! > lost if and only if a² <= k b and (a + 1)² > k (b + 1),
//!
//! in whole numbers, which u128 holds for all heaps of u64. Programs that compute floor(k φ) in
//! floating point are wrong for some lost positions within the bounds of the judge.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907), 199–202.

use common::judge::{self, Input};

/// Whether the player to move wins on heaps of `a` and `b` stones, in either order. Any `u64`.
fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let k = b - a;
    let lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    !lost
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (input.number(), input.number());
    Ok(if wins(a, b) { "1" } else { "0" })
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
