// Where to submit: Codeforces 1370C.
// Generated from problems/cf1370c/main.rs, which has the proof, by `cargo xtask bundle cf1370c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1370C · Number Game
//!
//! A number n is given. A move either divides the current number by one of its odd divisors greater than 1, which may
//! be the number itself, or subtracts 1 from it if it is greater than 1. A player who cannot move loses. `Ashishgup`
//! and `FastestFinger` take turns, and `Ashishgup` moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with n (1 <= n <= 10^9). **Output.** For
//! each case a line with the winner, `Ashishgup` or `FastestFinger`.
//!
//! **Theorem.** The first player loses if and only if n is 1, or a power of two from 4 on, or twice an odd prime.
//!
//! **Complexity.** O(sqrt(n)) per case.

use common::judge::{self, ensure, Input};

/// The largest n. Far beyond it the search for a divisor would take too long.
const LARGEST: u64 = 1_000_000_000;

fn is_prime(n: u64) -> bool {
    n > 1 && (2..=n).take_while(|divisor| divisor * divisor <= n).all(|divisor| n % divisor != 0)
}

/// Whether Ashishgup, who moves first, wins on `n`, at least 1.
fn ashishgup_wins(n: u64) -> bool {
    if n % 2 == 1 || n == 2 {
        n > 1
    } else if n.is_power_of_two() {
        false
    } else {
        n % 4 == 0 || !is_prime(n / 2)
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!((1..=LARGEST).contains(&n), "expected a number from 1 to {LARGEST}, found {n}");
    Ok(if ashishgup_wins(n) { "Ashishgup" } else { "FastestFinger" })
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
