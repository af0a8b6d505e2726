// Where to submit: Luogu P7589.
// Generated from problems/luogu7589/main.rs, which has the proof, by `cargo xtask bundle luogu7589`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P7589 · Black and White Pieces (2021 CoE-II B)
//!
//! On each of n lines, which have no ends, there are a black piece and a white piece, on cells with whole numbers.
//! Alice has the black pieces and Bob the white pieces; they take turns, and Alice begins. A move advances a piece of
//! one's own any distance, at least one cell, towards the other piece on its line, but neither over it nor onto it; or
//! it takes the piece back, by 1 to d cells. Each player may go back at most k times in the whole game. A player who
//! cannot move loses. Does Alice win?
//!
//! **Input.** The number of cases T (1 <= T <= 100). For each case an empty line, then `n k d` (1 <= n <= 100,
//! 0 <= k <= 100, 1 <= d <= 20), then n lines `y b w`: the number of the line (-100 <= y <= 100, all different), and
//! the cells of its black and of its white piece (-1000 <= b, w <= 1000, b and w different). **Output.** For each case
//! a line: `Yes` if Alice wins, otherwise `No`.
//!
//! **Theorem.** The gap of a line is the number of free cells between its two pieces. Alice wins if and only if the Nim
//! sum of the gaps is not 0, whatever k and d are.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, _k, _d) = (input.number(), input.number(), input.number());
    let mut sum = 0;
    for _ in 0..n {
        let (_y, black, white) = (input.read::<i64>(), input.read::<i64>(), input.read::<i64>());
        sum ^= black.abs_diff(white) - 1; // the free cells between them
    }
    Ok(if sum != 0 { "Yes" } else { "No" })
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
