// Where to submit: HDU 3951 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3951/main.rs, which has the proof, by `cargo xtask bundle hdu3951`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3951 · Coin Game
//!
//! N coins lie in a circle. A move takes 1 to K coins that lie next to each other, with no gap between them. The player
//! who takes the last coin wins. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases, each a line `N K`, 3 <= N <= 10^9, 1 <= K <= 10.
//! **Output.** For each case a line, `Case i: first` or `Case i: second`, where i counts the cases from 1.
//!
//! **Theorem.** The first player wins if N <= K, and if K = 1 and N is odd; in no other case.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether the first player wins on a circle of `n` coins, taking 1 to `k` a move; both from 1 on.
fn first_wins(n: u64, k: u64) -> bool {
    n <= k || (k == 1 && n % 2 == 1)
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.number(), input.number());
    let winner = if first_wins(n, k) { "first" } else { "second" };
    Ok(format!("Case {number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
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
