// Where to submit: Codeforces 15C.
// Generated from problems/cf15c/main.rs, which has the proof, by `cargo xtask bundle cf15c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 15C · Industrial Nim
//!
//! There are n quarries. A quarry has m heaps, of x, x + 1, ..., x + m - 1 stones; x and m may differ from quarry to
//! quarry. A move takes any number of stones, at least one, from one heap. A player who cannot move loses. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then for each quarry a line `x m`; both numbers are from 1 to 10^16. **Output.**
//! `tolik` if the first player wins, otherwise `bolik`.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of all heaps is not 0 (Bouton). The Nim sum of 0, 1,
//! ..., e - 1 is 0, e - 1, 1 or e, for e mod 4 = 0, 1, 2 or 3.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};

/// The Nim sum of 0, 1, ..., `end` - 1.
fn nim_sum_below(end: u64) -> u64 {
    match end % 4 {
        0 => 0,
        1 => end - 1,
        2 => 1,
        _ => end,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let (x, m) = (input.number(), input.number());
        sum ^= nim_sum_below(x + m) ^ nim_sum_below(x);
    }
    Ok(if sum != 0 { "tolik" } else { "bolik" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
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
