// Where to submit: Luogu P4101.
// Generated from problems/luogu4101/main.rs, which has the proof, by `cargo xtask bundle luogu4101`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4101 · Everyone Praises Jiangnan
//!
//! There are n heaps of one stone each. A move joins two heaps into one, which must not have more than m stones. Two
//! players take turns, and a player who cannot move loses. Who wins, the first player or the second?
//!
//! **Input.** The number of cases T (1 <= T <= 100), then `n m` (1 <= n, m <= 10^9) for each. **Output.** For each case
//! a line: `0` if the first player wins, `1` if the second does.
//!
//! **Theorem.** Let c be n / m, rounded up. The first player wins if and only if n - c is odd.
//!
//! **Limit:** m is at least 1.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, ensure, Input};

/// Whether the first player wins with `n` stones and heaps of at most `m` stones; both are at least 1.
fn first_wins(n: u64, m: u64) -> bool {
    let heaps_left = n / m + u64::from(n % m != 0);
    (n - heaps_left) % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    ensure!(m > 0, "expected heaps of at least 1 stone, found a limit of {m}");
    Ok(if first_wins(n, m) { "0" } else { "1" })
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
