// Where to submit: HDU 1079, POJ 1082, UVa 1557 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1079/main.rs by `cargo xtask bundle hdu1079`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1079 · A game on dates · Calendar Game
//!
//! A move goes to the next day, or to the same day of the next month if there is such a date. Whoever
//! moves to 4 November 2001 wins; whoever moves past it loses. Adam moves first.
//!
//! **Theorem.** Adam wins if and only if month + day is even, or the date is 30 September or 30 November.
//!
//! **Why.** Before the goal, the next day is never past it, so nobody has to move past it. Call a date
//! even or odd by month + day. The goal is odd, and the player to move from it has lost. The same day
//! of the next month always changes the parity, also from December to January. The next day does too,
//! unless it is a 1st that follows a 30th, or 1 March after 28 February:
//!
//! - From an odd date both moves lead to even dates, except from 30 September and 30 November: their
//!   next days are odd. So odd dates are lost, but those two are won.
//! - From every even date some move leads to an odd date that is lost. From 28 February (if 1 March follows), 30 April
//!   and 30 June the next day is even, and from 29 September and 29 November it is one of the two that are won: from
//!   these five go to the same day of the next month. From all other even dates go to the next day.
//!
//! None of these moves passes the goal: 28 March, 30 May, 30 July and 29 October 2001 come before it, and
//! the last 29 November before the goal is that of the year 2000.
//!
//! **Input.** A number of cases, then `year month day` for each. **Output.** `YES` if Adam wins, else `NO`.
//!
//! **Complexity.** O(1) per case. The calendar is the Gregorian one for all years before 2001, those
//! before its invention as well.

use common::judge::{self, input, rule, Input};

/// Year, month and day.
type Date = (u64, u64, u64);

const GOAL: Date = (2001, 11, 4);

fn days_in(year: u64, month: u64) -> u64 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 31,
    }
}

fn exists((year, month, day): Date) -> bool {
    (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day)
}

/// Whether Adam, who moves first, wins from `date`, a date that exists and is not after the goal.
fn adam_wins((_, month, day): Date) -> bool {
    (month + day) % 2 == 0 || (month, day) == (9, 30) || (month, day) == (11, 30)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, year: u64, month: u64, day: u64 }
    let date = (year, month, day);
    rule!(
        exists(date) && date <= GOAL,
        "expected a date of the calendar up to 2001-11-04, found {year}-{month:02}-{day:02}"
    );
    Ok(if adam_wins(date) { "YES" } else { "NO" })
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
}

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
