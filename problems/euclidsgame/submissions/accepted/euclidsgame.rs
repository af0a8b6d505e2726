// Where to submit: Kattis euclidsgame, HDU 1525, POJ 2348 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/euclidsgame/main.rs, which has the proof, by `cargo xtask bundle euclidsgame`: change that file. Licence: MIT OR Apache-2.0.

//! # Kattis euclidsgame · Taking multiples of the smaller number · Euclid's Game
//!
//! Two positive numbers; a move subtracts a positive multiple of the smaller number from the larger, and the result
//! must not be negative. The player who makes a number 0 wins. Stan begins; Ollie is the second player.
//!
//! **Theorem.** Let a >= b. Stan wins if and only if a = b or a > φ b, where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Without √5.** For a >= b > 0, a > φ b holds if and only if a² > a b + b², because φ is the positive root
//! of φ² = φ + 1. So the theorem reads
//!
//! > Stan wins if and only if a = b or a (a - b) > b²,
//!
//! in whole numbers, which u128 holds for all a and b of u64. In floating point a / b cannot be distinguished from φ
//! for some pairs of neighbouring Fibonacci numbers within the bounds of the judge.
//!
//! **Input.** `a b` for each case, in either order; `0 0` ends. **Output.** `Stan wins` or `Ollie wins`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy
//! for it", The Mathematical Gazette 53 (1969), 354–357.

use common::judge::{self, Input};

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
    a == b || a * (a - b) > b * b
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (input.number(), input.number());
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::until_zeros(2, solve)
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
