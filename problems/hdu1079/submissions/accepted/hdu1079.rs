// Where to submit: HDU 1079, POJ 1082, UVa 1557 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1079/main.rs, which has the proof, by `cargo xtask bundle hdu1079`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1079 · A game on dates · Calendar Game
//!
//! A move goes to the next day, or to the same day of the next month if there is such a date. A player who moves to 4
//! November 2001 wins; a player who moves past it loses. Adam moves first.
//!
//! **Theorem.** Adam wins if and only if month + day is even, or the date is 30 September or 30 November.
//!
//! **Input.** A number of cases, then `year month day` for each. **Output.** `YES` if Adam wins, else `NO`.
//!
//! **Complexity.** O(1) per case. The calendar is the Gregorian calendar for all years before 2001, those before its
//! invention as well.

use common::judge::{self, Input};

/// Year, month and day.
type Date = (u64, u64, u64);

/// Whether Adam, who moves first, wins from `date`, a date that exists and is not after the goal.
fn adam_wins((_, month, day): Date) -> bool {
    (month + day) % 2 == 0 || (month, day) == (9, 30) || (month, day) == (11, 30)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (year, month, day) = (input.number(), input.number(), input.number());
    let date = (year, month, day);
    Ok(if adam_wins(date) { "YES" } else { "NO" })
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
