// Where to submit: Codeforces 1537D.
// Generated from problems/cf1537d/main.rs, which has the proof, by `cargo xtask bundle cf1537d`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1537D · Deleting Divisors
//!
//! A number n is given. A move subtracts from the number one of its divisors, but neither 1 nor the number itself. A
//! player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases, then T lines, each with n, 1 <= n <= 10^9. **Output.** For each
//! case a line with the winner, `Alice` or `Bob`.
//!
//! **Theorem.** Bob wins if and only if n is odd, or a power of two with an odd exponent: 2, 8, 32, ...
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on `n`, at least 1.
fn alice_wins(n: u64) -> bool {
    if n.is_power_of_two() {
        n.trailing_zeros() % 2 == 0 && n > 1
    } else {
        n % 2 == 0
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(n) { "Alice" } else { "Bob" })
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
