// hdu2177: Stones in 2 Heaps, in one Rust file.
// Where to submit: HDU 2177.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu2177/main.rs by `cargo xtask bundle hdu2177`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2177 · Stones in 2 Heaps
//!
//! Wythoff's game: from heaps of a <= b stones a move takes any positive number from one heap, or the same number from
//! both. Whoever takes the last stone wins. Does the first player win, and what can a winning first move leave?
//!
//! **Theorem.** Let f(x) = floor(x φ), where φ = (1 + √5) / 2. The lost positions are the pairs f(k), f(k) + k for
//! k = 0, 1, 2, ... A move that takes the same from both heaps wins exactly when it leaves the pair of k = b - a. One
//! that leaves a heap of x as it is wins exactly when the other heap becomes the partner of x, the number that is in a
//! pair with x. If x > 0 is the smaller number of its pair, its partner is f(x) + 1, otherwise f(x) - x. So there are
//! at most three results.
//!
//! **Why.** The lesson hdu1527 proves that these pairs are the lost positions, and that each number is in one of them
//! alone. A winning move leaves a lost position, and keeps the difference or a heap; that tells which pair it leaves.
//! It remains to find the partner of an x > 0. If x = f(k), then x < k φ < x + 1, and with 1/φ = φ - 1 this says
//! x φ - x < k < x φ - x + φ - 1. The first whole number above x φ - x is k = f(x) - x + 1; as φ - 1 < 1, no other can
//! lie there. So the partner is x + k = f(x) + 1. If x = f(k) + k is the larger number, then x < k φ² < x + 1, as
//! φ² = φ + 1. With 1/φ² = 2 - φ this says that k is the first whole number above 2x - x φ, which is 2x - f(x). So the
//! partner is x - k = f(x) - x.
//!
//! **Without √5.** f(x) - x = floor(x / φ) is the largest r with r (x + r) <= x²: a positive t is at least φ exactly
//! when t + 1 <= t², and here t = x / r.
//!
//! **Input.** `a b` for each case; `0 0` ends. **Output.** `0`, if the first player loses. Otherwise `1` and then, on a
//! line each, the results, the smaller heap first: that of taking from both heaps, then those of taking from one. The
//! judge does not say in which order two of the latter come, nor whether a result that two moves share is printed once
//! or twice. The program prints what accepted programs print: first the result where a became smaller, and repeated
//! results as often as they occur. The data of the pack has only positions where all readings agree.
//!
//! **Complexity.** O(1) per case: 64 steps for each f(x).

use common::judge::{self, input, Framing, Input};

/// floor(x / φ), and that is f(x) - x, for `x` below 2^64.
fn over_phi(x: u128) -> u128 {
    let mut result = 0;
    for bit in (0..64).rev() {
        let larger = result | 1 << bit;
        let product = (x + larger).checked_mul(larger);
        if product.map_or(false, |product| product <= x * x) {
            result = larger;
        }
    }
    result
}

/// The number that is in a lost pair with `x`, which is below 2^64.
fn partner(x: u128) -> u128 {
    let r = over_phi(x);
    let k = r + 1;
    let is_smaller = k + over_phi(k) == x;
    if is_smaller {
        x + k
    } else {
        r
    }
}

/// What the winning first moves leave, given the heaps a <= b: none where the position is lost.
fn results(a: u128, b: u128) -> Vec<(u128, u128)> {
    let k = b - a;
    let smaller = k + over_phi(k);
    let (of_a, of_b) = (partner(a), partner(b));
    let mut results = Vec::new();
    if smaller < a {
        results.push((smaller, smaller + k));
    }
    if of_b < a {
        results.push((of_b, b));
    }
    if a != b && of_a < b {
        results.push((a.min(of_a), a.max(of_a)));
    }
    results
}

const INPUT: Framing = Framing::Zeros(2);

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, a: u64, b: u64 }
    let results = results(a.min(b).into(), a.max(b).into());
    let mut answer = String::from(if results.is_empty() { "0" } else { "1" });
    for (x, y) in results {
        answer += &format!("\n{x} {y}");
    }
    Ok(answer)
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::read_input as input;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Zeros(usize),
        }

        /// Answers the cases before that of zeros, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            let Framing::Zeros(count) = end;
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
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

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
