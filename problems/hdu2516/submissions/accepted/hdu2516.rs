// Where to submit: HDU 2516 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2516/main.rs, which has the proof, by `cargo xtask bundle hdu2516`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2516 · Fibonacci nim · Taking Stones from One Heap
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later
//! move takes between one stone and twice the previous take. The player who takes the last stone wins.
//!
//! **Theorem.** The second player wins if and only if n is a Fibonacci number.
//!
//! **Input.** `n` for each case; 0 ends. **Output.** `First win` or `Second win`.
//!
//! **Complexity.** O(log n) per case: at most 92 comparisons, as `u64` holds 92 Fibonacci numbers.
//!
//! **Reference.** M. J. Whinihan, "Fibonacci nim", The Fibonacci Quarterly 1.4 (1963), 9–13.

use common::judge::{self, Input};
use common::subtraction::fibonacci;

/// Whether the first player wins with `n` stones, for any `n` from 1 on. (With one stone there is no
/// first move, and the second player is said to win.)
fn first_wins(n: u64) -> bool {
    fibonacci().find(|&number| number >= n) != Some(n)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "First win" } else { "Second win" })
}

fn main() {
    judge::until_zeros(1, solve)
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

    pub mod subtraction {
        /// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
        pub fn fibonacci() -> impl Iterator<Item = u64> {
            std::iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
                Some((this, last.checked_add(this)?))
            })
            .map(|(_, this)| this)
        }
    }
}
