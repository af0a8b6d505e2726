// Where to submit: Library Checker nim_product_64.
// Generated from problems/nimproduct64/main.rs, which has the proof, by `cargo xtask bundle nimproduct64`: change that file. Licence: MIT OR Apache-2.0.

//! # Library Checker nim_product_64 · Nim Product (F_{2^{64}})
//!
//! Compute the nim product x ⊗ y: the mex of the numbers (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over all a < x and b < y,
//! where ⊕ is the Nim sum, the bitwise exclusive or; the mex is the least natural number that is not among them, and 0
//! if there are none. The product is the Grundy value of a light at (x, y) in the game of the lesson hdu3404.
//!
//! **Input.** The number of cases T (1 <= T <= 10^6), then `x y` (0 <= x, y < 2^64) for each. **Output.** For each case
//! a line with x ⊗ y.
//!
//! **Theorem.** Let F = 2^(2^k) with k >= 0, and let a, b, c, d be less than F. Then the nim product of F a + b and
//! F c + d is F h + l, where h = ((a ⊕ b) ⊗ (c ⊕ d)) ⊕ (b ⊗ d) and l = (b ⊗ d) ⊕ ((F/2) ⊗ (a ⊗ c)). Both h and l are
//! less than F.
//!
//! **Complexity.** At most 21 steps and 64 look-ups per case, and a table of 2^16 products.

use std::convert::TryFrom;

use common::judge::{self, Input};

/// The nim products of all numbers below 2^8: that of x and y stands at 2^8 x + y.
fn small_products() -> Vec<u64> {
    (0..1 << 16).map(|place| product(place >> 8, place & 0xff, 8, &[])).collect()
}

/// The nim product of two numbers of at most `bits` binary digits, a power of two up to 64. `small` is empty while
/// the small products are computed.
#[allow(clippy::many_single_char_names)] // those of the theorem
fn product(x: u64, y: u64, bits: u32, small: &[u64]) -> u64 {
    if x < 2 || y < 2 {
        return x * y;
    }
    if bits == 8 && !small.is_empty() {
        return small[usize::try_from(x << 8 | y).expect("a number below 2^16")];
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
    let ac = product(a, c, half, small);
    let bd = product(b, d, half, small);
    let high = product(a ^ b, c ^ d, half, small) ^ bd;
    (high << half) ^ bd ^ product(1 << (half - 1), ac, half, small)
}

fn solve(small: &[u64], input: &mut Input) -> judge::Result<String> {
    let (x, y) = (input.number(), input.number());
    Ok(product(x, y, 64, small).to_string())
}

fn main() {
    let small = small_products();
    judge::counted(|input| solve(&small, input))
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
