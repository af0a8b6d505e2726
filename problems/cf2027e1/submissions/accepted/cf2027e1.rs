// Where to submit: Codeforces 2027E1.
// Generated from problems/cf2027e1/main.rs, which has the proof, by `cargo xtask bundle cf2027e1`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2027E1 · Bit Game (Easy Version)
//!
//! There are n piles of stones. Each has a limit a of its own, which never changes. A move chooses a pile and takes d
//! stones from it, where 1 <= d <= a, and where each binary digit 1 of d must be 1 in x, the number of stones that the
//! pile now has. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with n, a line with the n limits and a line
//! with the n piles, in the same order, all from 1 to 2^30 - 1. The sum of all n is at most 10^4. **Output.** For each
//! case the winner, `Alice` or `Bob`.
//!
//! **Theorem.** Go through the digits of x from the highest on, and at each 1 write down the digit that a has there;
//! but behind the first place where a has 1 and x has 0, write 1. This is a number r in binary. Let k be the number of
//! its digits without leading zeros. The Grundy value of the pile is k, with two exceptions: it is 0 if r = 2^k - 2, and
//! (k - 1) ^ 1, which is k or k - 2, if r is the power of two 2^(k - 1). Alice wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Complexity.** O(n) numbers, O(1) each digit.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The largest number that a move can take of `x` by the limit, read without the places where `x` has 0.
fn reduced(limit: u64, x: u64) -> u64 {
    let (mut r, mut is_free) = (0, 0);
    for place in (0..64).rev() {
        let digit = limit >> place & 1;
        if x >> place & 1 == 1 {
            r = 2 * r + (digit | is_free);
        } else {
            is_free |= digit;
        }
    }
    r
}

/// The Grundy value of a pile of `x` stones.
fn grundy(limit: u64, x: u64) -> u64 {
    let r = reduced(limit, x);
    if r == 0 {
        return 0;
    }
    let k = u64::from(64 - r.leading_zeros());
    if r == (u64::MAX >> r.leading_zeros()) - 1 {
        0
    } else if r.is_power_of_two() {
        (k - 1) ^ 1
    } else {
        k
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let (limits, piles) = (input.numbers(n), input.numbers(n));
    let values = limits.iter().zip(&piles).map(|(&limit, &x)| grundy(limit, x));
    Ok(if nim_sum(values) != 0 { "Alice" } else { "Bob" })
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

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
