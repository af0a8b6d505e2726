// hdu1527: Taking Stones from Two Heaps, in one Rust file.
// Where to submit: HDU 1527, POJ 1067, Luogu P2252.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1527/main.rs by `cargo xtask bundle hdu1527`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1527 · Wythoff's game · Taking Stones from Two Heaps
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from
//! both. Whoever takes the last stone wins.
//!
//! **Theorem.** Let a <= b and k = b - a. The position is lost for the player to move if and only if
//! a = floor(k φ), where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Why.** List pairs (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), ...: the k-th has the difference k, and its
//! smaller number is the least positive number in none of the pairs before. These are the lost
//! positions. No move goes from one to another, as a move keeps a heap or the difference, and two pairs
//! have neither in common. From any other position a <= b some move goes to a pair. If a = 0 or a = b,
//! take all. Otherwise look at the pair that contains a. If b is larger than the other number of that
//! pair, reduce b to it. If b is smaller, then b - a is smaller than the difference of that pair: take
//! the same from both heaps, and leave the pair whose difference is b - a. By the rule, the numbers of the
//! pairs from (1, 2) on are all positive numbers, each once. By Beatty's theorem so are floor(k φ) and
//! floor(k φ²), as 1/φ + 1/φ² = 1. They differ by k, as φ² = φ + 1; so they obey the same rule, and are the
//! same pairs.
//!
//! **Without √5.** a = floor(k φ) says a <= k φ < a + 1. Now x <= k φ holds if and only if
//! x² <= k (k + x), because φ is the positive root of φ² = φ + 1. With b = k + a the theorem reads
//!
//! > lost if and only if a² <= k b and (a + 1)² > k (b + 1),
//!
//! in whole numbers, which u128 holds for all heaps of u64. Programs that compute floor(k φ) in
//! floating point are wrong for some lost positions within the bounds of the judge.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move
//! wins, else `0`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7
//! (1907), 199–202.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the player to move wins on heaps of `a` and `b` stones, in either order. Any `u64`.
fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let k = b - a;
    let lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    !lost
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: u64, b: u64 }
    Ok(if wins(a, b) { "1" } else { "0" })
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
