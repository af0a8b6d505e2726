// Where to submit: Luogu P6791, LibreOJ 3324.
// Generated from problems/luogu6791/main.rs, which has the proof, by `cargo xtask bundle luogu6791`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P6791 · Taking Stones (SNOI2020)
//!
//! There is a heap of n stones. The first move takes 1 to k stones; each later move takes at least 1 stone, and at most
//! twice as many as the move before. Two players take turns, and the player who takes the last stone loses. For how
//! many n from 1 to N does the first player win?
//!
//! **Input.** The number of cases T (1 <= T <= 10^5), then `k N` (1 <= k, N <= 10^18) for each. **Output.** For each
//! case a line with the number of n.
//!
//! **Theorem.** Let F(0), F(1), F(2), ... be the Fibonacci numbers 1, 2, 3, 5, ..., and F(j) the least of them that is
//! greater than k. Each number is in one way a sum of Fibonacci numbers, no two of which are neighbours in this
//! sequence: its *parts*. Let s be the sum of F(i - j) over the parts F(i) of N - 1 with i >= j. The first player loses
//! for 1 + s of the n.
//!
//! **Example.** Let k = 1 and N = 10, as in the sample. F(1) = 2 is the least Fibonacci number greater than k, so
//! j = 1. N - 1 = 9 has the parts F(4) = 8 and F(0) = 1, so s = F(3) = 5, and the first player loses for 6 of the n,
//! and wins for 4. Each lost n is 1 more than one of the lost x below, which become 0 to s if each part F(i) is
//! replaced by F(i - 1):
//!
//! | lost x | 0 | 2 | 3 | 5 | 5 + 2 | 8 |
//! |---|---|---|---|---|---|---|
//! | becomes | 0 | 1 | 2 | 3 | 3 + 1 | 5 |
//!
//! **Complexity.** O(log N) per case, since `u64` holds 92 Fibonacci numbers.

use common::judge::{self, Input};
use common::subtraction::fibonacci;

/// How many of the heaps of 1 to `largest` stones the first player wins, who may take up to `k`. Any `u64`. `numbers`
/// are the Fibonacci numbers.
fn won(largest: u64, k: u64, numbers: &[u64]) -> u64 {
    if largest == 0 {
        return 0;
    }
    let j = numbers.partition_point(|&number| number <= k);
    let mut rest = largest - 1; // still to be written as a sum of parts
    let mut lost = 1;
    for i in (j..numbers.len()).rev() {
        if numbers[i] <= rest {
            rest -= numbers[i];
            lost += numbers[i - j];
        }
    }
    largest - lost
}

fn solve(numbers: &[u64], input: &mut Input) -> judge::Result<String> {
    let (k, largest) = (input.number(), input.number());
    Ok(won(largest, k, numbers).to_string())
}

fn main() {
    let numbers: Vec<u64> = fibonacci().collect();
    judge::counted(|input| solve(&numbers, input))
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

    pub mod subtraction {
        /// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
        pub fn fibonacci() -> impl Iterator<Item = u64> {
            std::iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
                Some((this, last.checked_add(this)?))
            })
            .map(|(_, this)| this)
        }
    }
}
