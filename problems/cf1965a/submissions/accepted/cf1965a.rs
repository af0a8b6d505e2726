// Where to submit: Codeforces 1965A, Codeforces 1966C.
// Generated from problems/cf1965a/main.rs, which has the proof, by `cargo xtask bundle cf1965a`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1965A · Everything Nim
//!
//! There are n heaps of stones. A move takes the same number of stones, at least one, from every heap that is not
//! empty; this is at most the size of the smallest of these heaps. A player who cannot move, since all heaps are empty,
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n heaps, of 1 to
//! 10^9 stones. The sum of all n is at most 200,000. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Theorem.** Let t be the largest number such that there are heaps of 1, 2, ..., t stones. If there is a larger
//! heap, Alice wins if and only if t is even; otherwise if and only if t is odd.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on these heaps of at least one stone.
fn alice_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable();
    heaps.dedup();
    let t = (1..).zip(&heaps).take_while(|&(i, &heap)| heap == i).count();
    if t < heaps.len() {
        t % 2 == 0
    } else {
        t % 2 == 1
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(input.numbers(n)) { "Alice" } else { "Bob" })
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
