// cf1537d: Deleting Divisors, in one Rust file.
// Where to submit: Codeforces 1537D.
// Generated from problems/cf1537d/main.rs by `cargo xtask bundle cf1537d`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 1537D · Deleting Divisors
//!
//! A number n is given. A move subtracts one of its divisors, but neither 1 nor the number itself. Whoever
//! cannot move loses; Alice moves first, Bob second.
//!
//! **Theorem.** Bob wins exactly when n is odd, or a power of two with an odd exponent: 2, 8, 32, ...
//!
//! **Why.** We check the P-position criterion, which the lesson ferguson proves.
//!
//! - *n is odd.* Its divisors are odd. A move from n = d e with odd d, e >= 3 leaves d (e - 1): it is even, and
//!   no power of two, since d divides it.
//! - *n is even and no power of two.* It has an odd divisor d >= 3. To subtract d is a move, as n itself is
//!   even, and leaves an odd number. So these n are won, and the odd ones are lost: no move leads from one
//!   odd number to another.
//! - *n = 2^k.* From 2 there is no move. For k >= 2, halving leaves 2^(k - 1). To subtract any other 2^i, with
//!   1 <= i < k - 1, leaves 2^i (2^(k - i) - 1), which is even and no power of two: the opponent wins. So
//!   halving is the only move that can be good, and lost and won powers alternate from the lost 2 on.
//!
//! **Input.** A number of cases, then n for each. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether Alice, who moves first, wins on `n`, at least 1.
fn alice_wins(n: u64) -> bool {
    if n.is_power_of_two() {
        n.trailing_zeros() % 2 == 0 && n > 1
    } else {
        n % 2 == 0
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    Ok(if alice_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::run(INPUT, solve)
}

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
