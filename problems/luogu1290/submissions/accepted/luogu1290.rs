// Where to submit: Luogu P1290.
// Generated from problems/luogu1290/main.rs, which has the proof, by `cargo xtask bundle luogu1290`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P1290 · Euclid's Game
//!
//! Stan and Ollie have two positive numbers. A move subtracts a positive multiple of the smaller number from the
//! larger, and the result must not be negative. The player who makes a number 0 wins. Stan moves first. Who wins?
//!
//! **Input.** A line with C, 1 <= C <= 6, then C cases, each a line with two numbers from 1 to 2^31 - 1, in either
//! order. **Output.** For each case a line, `Stan wins` or `Ollie wins`.
//!
//! **Theorem.** As long as the larger number is neither equal to the smaller nor at least twice as large, there is only
//! one move. The player who is the first to face another pair wins.
//!
//! **Complexity.** O(log a) per case: after two steps the larger number is less than half of its old value.

use common::judge::{self, ensure, Input};

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(a: u64, b: u64) -> bool {
    let (mut a, mut b) = (a.max(b), a.min(b));
    let mut stan_to_move = true;
    while a != b && a / b == 1 {
        (a, b) = (b, a - b);
        stan_to_move = !stan_to_move;
    }
    stan_to_move
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (input.number(), input.number());
    ensure!(a > 0 && b > 0, "expected two numbers of at least 1, found {a} and {b}");
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
