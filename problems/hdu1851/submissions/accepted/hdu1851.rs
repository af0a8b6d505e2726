// Where to submit: HDU 1851 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1851/main.rs by `cargo xtask bundle hdu1851`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1851 · A sum of Bachet's games · A Simple Game
//!
//! n piles of stones. A move takes 1 to Li stones from pile i, which holds Mi. Whoever takes the last
//! stone wins. The teacher moves first: does Agrael, the second player, win?
//!
//! **Theorem.** Agrael wins exactly when the Nim sum of the numbers Mi mod (Li + 1) is 0.
//!
//! **Why.** Each pile is a game of its own, Bachet's game, and M mod (L + 1) is its Grundy value, by induction on M. A
//! pile of M <= L can be reduced to 0, ..., M - 1, with these very values, and the mex is M. A pile of M > L can be
//! reduced to the L piles just below M; together with M these are L + 1 numbers in a row, so their remainders are 0,
//! ..., L, each once, and the one that no option has, the mex, is that of M. The piles together are the sum of these
//! games, whose Grundy value is the Nim sum (Sprague and Grundy).
//!
//! **Input.** A number of cases; for each `n` and then n times `Mi Li`. **Output.** `Yes` if Agrael wins, else `No`.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, rule, Input};
use common::subtraction::bachet_grundy;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, stones: u64, max_take: u64 }
        rule!(max_take > 0, "expected a largest take of at least 1, found {max_take}");
        sum ^= bachet_grundy(stones, max_take);
    }
    Ok(if sum == 0 { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_rule as rule;
        pub use crate::read_input as input;
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

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
            };
        }
    }

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
            }
        }
    }
}

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
