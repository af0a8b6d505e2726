// Where to submit: HDU 3404 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3404/main.rs, which has the proof, by `cargo xtask bundle hdu3404`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3404 · Coin turning on a board · Switch lights
//!
//! On a board some lights are on. A move chooses a rectangle whose corner with the largest coordinates,
//! (x, y), is on, and switches its corners: those on go off, those off go on. The rectangle may be a segment
//! or a single cell. The last to move wins. Does the first player win?
//!
//! **Theorem.** A light at (x, y) has as its Grundy value the nim product x ⊗ y. The first player wins if and only if
//! the Nim sum of these values is not 0.
//!
//! **Input.** A number of cases; for each `n`, and then `x y` for n lights. **Output.** `Have a try, lxhgww.`
//! if the first player wins, otherwise `Don't waste your time.`
//!
//! **Complexity.** O(n) nim products per case, each of a few hundred steps.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 14.

use common::judge::{self, Input};
use common::nim::nim_product;

/// The Grundy value of a light. Any coordinates in `u64`, from 1 on.
fn value(x: u64, y: u64) -> u64 {
    nim_product(x, y, 64)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        let (x, y) = (input.number(), input.number());
        sum ^= value(x, y);
    }
    Ok(if sum != 0 { "Have a try, lxhgww." } else { "Don't waste your time." })
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

    pub mod nim {
        /// The nim product `x ⊗ y` of numbers with at most `bits` binary digits; `bits` is a power of two up to 64.
        #[allow(clippy::many_single_char_names)] // those of the proof, on the page on nim multiplication
        pub fn nim_product(x: u64, y: u64, bits: u32) -> u64 {
            let half = bits / 2;
            if x < 2 || y < 2 {
                return x * y;
            }
            if (x | y) >> half == 0 {
                return nim_product(x, y, half);
            }
            let low = (1 << half) - 1;
            let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
            let ac = nim_product(a, c, half);
            let bd = nim_product(b, d, half);
            let high = nim_product(a ^ b, c ^ d, half) ^ bd;
            (high << half) ^ bd ^ nim_product(1 << (half - 1), ac, half)
        }
    }
}
