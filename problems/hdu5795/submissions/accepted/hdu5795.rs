// Where to submit: HDU 5795 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5795/main.rs, which has the proof, by `cargo xtask bundle hdu5795`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5795 · A Simple Nim
//!
//! There are n heaps of stones. A move takes any positive number of stones from one heap, or takes none and splits one
//! heap into three heaps, none of them empty. The player who takes the last stone wins. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line with n, 1 <= n <= 10^6, and a line with the n heaps,
//! each of 1 to 10^9 stones. **Output.** For each case a line, `First player wins.` or `Second player wins.`, with the
//! full stop.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 8k + 7 and 8k + 8 are exchanged:
//! heap 7 has the value 8, heap 8 the value 7. The first player wins if and only if the Nim sum of the values is not 0.
//!
//! **Complexity.** O(n) time and O(1) memory per case.

use common::judge::{self, Input};

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = (0..n).fold(0, |sum, _| sum ^ grundy(input.number()));
    Ok(if sum != 0 { "First player wins." } else { "Second player wins." })
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
