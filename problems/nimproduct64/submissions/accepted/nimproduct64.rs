// nimproduct64: Nim Product (F_{2^{64}}), in one Rust file.
// Where to submit: Library Checker nim_product_64.
// Generated from problems/nimproduct64/main.rs by `cargo xtask bundle nimproduct64`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Library Checker nim_product_64 · Nim Product (F_{2^{64}})
//!
//! Compute the nim product x ⊗ y: the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over all a < x and b < y. It is the
//! Grundy value of a light at (x, y) in the game of the lesson hdu3404.
//!
//! **Theorem.** Let F = 2^(2^k) with k >= 0, and let a, b, c, d be less than F. Then the nim product of F a + b
//! and F c + d is F h + l, where h = ((a ⊕ b) ⊗ (c ⊕ d)) ⊕ (b ⊗ d) and l = (b ⊗ d) ⊕ ((F/2) ⊗ (a ⊗ c)). Both h
//! and l are less than F.
//!
//! **Why.** The nim product obeys the laws of a product, with ⊕ as the sum. For a < F the product F ⊗ a is the
//! ordinary one, and F ⊗ F = F ⊕ F/2. The theory page on coin turning proves all this, with the formula. A
//! step halves the number of binary digits. To go down to single digits takes thousands of steps, too many for a
//! million products, so all products of numbers below 2^8 are computed in advance.
//!
//! **Input.** A number of cases, then `x y` for each. **Output.** x ⊗ y.
//!
//! **Complexity.** 21 steps and 64 look-ups a case, and a table of 2^16 products.
//!
//! **Reference.** J. H. Conway, *On Numbers and Games*, chapter 6.

use common::judge::{self, Framing, Input};
use common::nim::nim_product;
use proconio::input;

/// The nim products of all numbers below 2^8: that of x and y stands at 2^8 x + y.
fn small_products() -> Vec<u64> {
    (0..1 << 16).map(|place| nim_product(place >> 8, place & 0xff, 8)).collect()
}

/// The nim product of two numbers of at most `bits` binary digits: 8, 16, 32 or 64.
#[allow(clippy::many_single_char_names)] // those of the theorem
fn product(x: u64, y: u64, bits: u32, small: &[u64]) -> u64 {
    if bits == 8 {
        let place = usize::try_from(x << 8 | y).expect("a number below 2^16");
        return small[place];
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
    let ac = product(a, c, half, small);
    let bd = product(b, d, half, small);
    let high = product(a ^ b, c ^ d, half, small) ^ bd;
    (high << half) ^ bd ^ product(1 << (half - 1), ac, half, small)
}

const INPUT: Framing = Framing::Counted;

fn solve(small: &[u64], input: &mut Input) -> judge::Result<String> {
    input! { from input, x: u64, y: u64 }
    Ok(product(x, y, 64, small).to_string())
}

fn main() {
    let small = small_products();
    judge::run(INPUT, |input| solve(&small, input))
}

use std::convert::TryFrom;

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The nim product `x ⊗ y` of numbers with at most `bits` binary digits; `bits` is a power of two up to 64.
        #[allow(clippy::many_single_char_names)] // those of the proof, on the page on coin turning
        pub fn nim_product(x: u64, y: u64, bits: u32) -> u64 {
            if x < 2 || y < 2 {
                return x * y;
            }
            let half = bits / 2;
            let low = (1 << half) - 1;
            if x | y <= low {
                return nim_product(x, y, half);
            }
            let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
            let ac = nim_product(a, c, half);
            let bd = nim_product(b, d, half);
            let high = nim_product(a ^ b, c ^ d, half) ^ bd;
            (high << half) ^ bd ^ nim_product(1 << (half - 1), ac, half)
        }
    }
}

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}
