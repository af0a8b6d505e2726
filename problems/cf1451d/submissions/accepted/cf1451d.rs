// Where to submit: Codeforces 1451D.
// Generated from problems/cf1451d/main.rs, which has the proof, by `cargo xtask bundle cf1451d`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1451D · Circle Game
//!
//! A token is at the origin (0, 0). A move adds k to one of its two coordinates, such that its distance from the origin
//! stays at most d: x^2 + y^2 <= d^2. A player who cannot move loses. Ashish and Utkarsh take turns, and Ashish moves
//! first. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with d and k (1 <= k <= d <= 10^5).
//! **Output.** For each case a line with the winner, `Ashish` or `Utkarsh`.
//!
//! **Theorem.** Take k as the unit of length, and call a point with whole coordinates allowed if its distance from the
//! origin is at most d / k. Let (z, z) be the last allowed point on the diagonal. Ashish wins if and only if (z + 1, z)
//! is allowed.
//!
//! **Complexity.** O(d / k) per case.

use common::judge::{self, ensure, Input};

/// The largest d. Far beyond it the walk along the diagonal would take too long.
const LARGEST: u64 = 100_000;

/// Whether Ashish, who moves first, wins with steps of `k` from 1 to `d`, in a circle of radius `d`.
fn ashish_wins(d: u64, k: u64) -> bool {
    let is_allowed = |x: u64, y: u64| (x * x + y * y) * k * k <= d * d;
    let mut z = 0;
    while is_allowed(z + 1, z + 1) {
        z += 1;
    }
    is_allowed(z + 1, z)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (d, k) = (input.number(), input.number());
    ensure!(d <= LARGEST, "expected a distance of at most {LARGEST}, found {d}");
    ensure!((1..=d).contains(&k), "expected steps from 1 to {d}, found {k}");
    Ok(if ashish_wins(d, k) { "Ashish" } else { "Utkarsh" })
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
