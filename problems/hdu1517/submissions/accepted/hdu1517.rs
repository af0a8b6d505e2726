// Where to submit: HDU 1517, POJ 2505, Kattis amultiplicationgame, UVa 847 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1517/main.rs, which has the proof, by `cargo xtask bundle hdu1517`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1517 · A Multiplication Game
//!
//! The game begins with the number 1. A move multiplies the number by 2, 3, ..., or 9. The player who first reaches n
//! or more wins. Stan moves first, Ollie second. Who wins?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000), each a line with n, 2 <= n <= 4294967294.
//! **Output.** For each case a line, `Stan wins.` or `Ollie wins.`, with the full stop.
//!
//! **Theorem.** Multiply 1 by 9, 2, 9, 2, ... in turn: 9, 18, 162, 324, ... Stan wins if and only if the first of these
//! that is at least n is the 1st, 3rd, 5th, ... of them.
//!
//! **Complexity.** O(log n) per case.

use common::judge::{self, Input};

/// Whether Stan, who moves first, wins if `n`, at least 2, is to be reached.
fn stan_wins(n: u64) -> bool {
    let n = u128::from(n);
    let mut bound = 9;
    while 2 * bound < n {
        bound *= 18;
    }
    n <= bound
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if stan_wins(n) { "Stan wins." } else { "Ollie wins." })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
