// Where to submit: HDU 3032 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3032/main.rs, which has the proof, by `cargo xtask bundle hdu3032`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3032 · Lasker's Nim, take or split · Nim or not Nim?
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap, as in Nim, or takes none and
//! splits one heap into two, neither of them empty. The player who takes the last stone wins; Alice moves first.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 4k + 3 and 4k + 4 are
//! exchanged: heap 3 has the value 4, heap 4 the value 3, heap 7 the value 8, heap 8 the value 7. Alice wins if and
//! only if the Nim sum of the values is not 0.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N) per case.
//!
//! **Reference.** Emanuel Lasker, *Brettspiele der Völker*, 1931. T. S. Ferguson, *Game Theory*, part I,
//! section 4: Lasker's Nim.

use common::judge::{self, Input};

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = input.numbers(n).iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    Ok(if sum != 0 { "Alice" } else { "Bob" })
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
