// Where to submit: LibreOJ 10246.
// Generated from problems/loj10246/main.rs, which has the proof, by `cargo xtask bundle loj10246`: change that file. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10246 · Take one stone, or join two heaps · Taking Stones
//!
//! There are N heaps of stones. A move takes one stone from a heap, or joins two heaps into one. A player who cannot
//! move, since no stone is left, loses; Alice moves first.
//!
//! **Theorem.** Let c be the number of heaps of one stone, and S the number of stones in all other heaps, plus
//! the number of these heaps, minus 1 (S = 0 if there are none). Alice loses if and only if c and S are even; except
//! that for S = 0 and S = 2 she loses if and only if c is a multiple of 3.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` if Alice wins, or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory per case.
//!
//! **Reference.** The same game is HDU 4111, *Alice and Bob*.

use common::judge::{self, Input};

/// Whether the player to move wins with `ones` heaps of one stone, where `rest` is S.
fn first_wins(ones: u64, rest: u128) -> bool {
    if rest == 0 || rest == 2 {
        ones % 3 != 0
    } else {
        ones % 2 != 0 || rest % 2 != 0
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut ones = 0;
    let mut rest = 0u128; // the stones of the large heaps, and one for each of these heaps
    for _ in 0..n {
        let heap = input.number();
        if heap == 1 {
            ones += 1;
        } else {
            rest += u128::from(heap) + 1;
        }
    }
    Ok(if first_wins(ones, rest.saturating_sub(1)) { "YES" } else { "NO" })
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
