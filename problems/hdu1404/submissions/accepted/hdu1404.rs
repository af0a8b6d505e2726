// Where to submit: HDU 1404, ZOJ 1104 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1404/main.rs, which has the proof, by `cargo xtask bundle hdu1404`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1404 · Digital Deletions
//!
//! A string of one to six digits is written down. A move replaces a digit by a smaller digit, or erases a zero and all
//! digits to the right of it. The player who erases the last digit left wins. Does the first player win?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000), each a string of one to six digits on a line.
//! **Output.** For each case a line, `Yes` if the first player wins, otherwise `No`.
//!
//! **Theorem.** A string that begins with 0 is won. Any other string is a number of at least 1; it is won if and only
//! if some move leads to a lost string that does not begin with 0. Such a string is a smaller number, and therefore a
//! table from 1 upwards decides who wins.
//!
//! **Complexity.** O(N) for the N = 10^6 numbers, once; then O(1) per case.

use common::judge::{self, ensure, Input};

/// There are this many numbers of one to six digits.
const NUMBERS: usize = 1_000_000;

/// Marks the numbers from which a move leads to `lost`.
fn mark(lost: usize, won: &mut [bool]) {
    let mut place = 1;
    while place <= lost {
        for more in 1..=9 - lost / place % 10 {
            won[lost + more * place] = true; // one digit was larger
        }
        place *= 10;
    }
    // A 0 was erased, and any further digits: none, one, two and so on.
    let (mut first, mut tails) = (10 * lost, 1);
    while first < won.len() {
        won[first..first + tails].fill(true);
        (first, tails) = (10 * first, 10 * tails);
    }
}

/// For each number whether it is won. (0 stands for the strings that begin with 0.)
fn won_numbers() -> Vec<bool> {
    let mut won = vec![false; NUMBERS];
    won[0] = true;
    for number in 1..NUMBERS {
        if !won[number] {
            mark(number, &mut won);
        }
    }
    won
}

/// `won` tells which numbers are won.
fn solve(won: &[bool], input: &mut Input) -> judge::Result<&'static str> {
    let string = input.read::<String>();
    let is_legal = string.len() <= 6 && string.bytes().all(|digit| digit.is_ascii_digit());
    ensure!(is_legal, "expected one to six digits, found {string}");
    let number: usize = string.parse()?;
    Ok(if string.starts_with('0') || won[number] { "Yes" } else { "No" })
}

fn main() {
    let won = won_numbers();
    judge::to_end(|input| solve(&won, input))
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
