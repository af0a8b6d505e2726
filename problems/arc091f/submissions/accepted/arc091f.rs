// Where to submit: AtCoder ARC 091 F.
// Generated from problems/arc091f/main.rs, which has the proof, by `cargo xtask bundle arc091f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 091 F · Taking at most one K-th of a heap · Strange Nim
//!
//! N heaps of stones, each with a number K of its own. A move takes from a heap that now has X stones at
//! least 1 and at most X / K of them, rounded down. A player who cannot move loses. Takahashi moves first. Who wins?
//!
//! **Theorem.** A heap of n stones has the Grundy value n / K if K divides n, and 0 if n < K. Any other has the
//! value of the heap of n - q - 1, where q is n / K, rounded down. Takahashi wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Limit:** each K is at least 1.
//!
//! **Input.** `N`, then `A K` for each heap. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O(√A) a heap: as long as the quotient q stays the same, each step takes away q + 1, and all of
//! these steps are one division.
//!
//! **Reference.** AtCoder Regular Contest 091, F.

use common::judge::{self, ensure, Input};

/// The Grundy value of a heap, if a move takes at most one `k`-th of it. Any `heap`, and `k` from 1 up.
fn grundy(mut heap: u64, k: u64) -> u64 {
    loop {
        let (most, rest) = (heap / k, heap % k);
        if most == 0 || rest == 0 {
            return most;
        }
        // As many steps of `most + 1` as it takes to come down to most * k or below.
        heap -= (rest + most) / (most + 1) * (most + 1);
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let (heap, k) = (input.number(), input.number());
        ensure!(k > 0, "expected K of at least 1, found 0");
        sum ^= grundy(heap, k);
    }
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
