// Where to submit: AtCoder ARC 163 E.
// Generated from problems/arc163e/main.rs, which has the proof, by `cargo xtask bundle arc163e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 163 E · Chmin XOR Game
//!
//! There are N numbers from 0 on. A move chooses a number X, and each of the numbers A that has A ^ X < A is replaced
//! by A ^ X; the others stay. At least one number must change. A player who cannot move, since all numbers are 0,
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with N (1 <= N <= 100) and a line with the
//! N numbers, from 0 to 10^9. **Output.** For each case a line with the winner, `Alice` or `Bob`.
//!
//! **Theorem.** Write the numbers in base 4. Alice wins if and only if in some place exactly one of the digits 1, 2
//! and 3 occurs.
//!
//! **Complexity.** O(N) per case, for each of the places.

use common::judge::{self, Input};

/// Whether the first player wins on these numbers. Any `u64`.
fn first_wins(numbers: &[u64]) -> bool {
    (0..32).any(|place| {
        let mut occurs = [false; 4];
        for number in numbers {
            occurs[(number >> (2 * place) & 3) as usize] = true;
        }
        occurs[1..].iter().filter(|&&occurs| occurs).count() == 1
    })
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
