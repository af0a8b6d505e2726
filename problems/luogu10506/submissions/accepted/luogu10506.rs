// luogu10506: Magic Beads, in one Rust file.
// Where to submit: Luogu P10506, AcWing 235.
// Generated from problems/luogu10506/main.rs by `cargo xtask bundle luogu10506`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P10506 · Magic Beads
//!
//! Beads lie in n heaps. A move replaces a heap of p > 1 beads by one heap for each of its proper divisors (those
//! below p, 1 included), of as many beads, and then removes one of these new heaps. A player who cannot move, since
//! all heaps have a single bead, loses; Freda begins, Rainbow is second.
//!
//! **Theorem.** Freda wins exactly when the Nim sum of the Grundy values g of the heaps is not 0. Here g(1) = 0, and
//! g(p) is the least number that is not s xor g(d) for any proper divisor d of p, where s is the Nim sum of g of all
//! proper divisors of p.
//!
//! **Why.** A move leaves the heaps of all proper divisors except d. This is a sum of games, so its value is the Nim
//! sum of theirs (the theory page on sums); it is s with g(d) taken out, s xor g(d). The lesson abc368f is about the
//! game in which one divisor is kept and all others are removed.
//!
//! **Input.** Cases up to the end of the file: `n`, then n heaps. **Output.** `freda` or `rainbow`.
//!
//! **Complexity.** 500,000 divisions for the table of all heaps up to 1000, once; then O(n) a case.

use common::grundy::grundy_table;
use common::judge::{self, Framing, Input};
use proconio::input;

/// The largest heap of the problem.
const LARGEST: usize = 1000;

/// The Grundy values of all heaps up to `largest`. (0 is no heap, and its value means nothing.)
fn grundy_values(largest: usize) -> Vec<u64> {
    grundy_table(largest + 1, |heap, values| {
        let divisors = (1..heap).filter(|divisor| heap % divisor == 0);
        let all = divisors.clone().fold(0, |sum, divisor| sum ^ values[divisor]);
        divisors.map(|divisor| all ^ values[divisor]).collect()
    })
}

const INPUT: Framing = Framing::ToEnd;

/// `values` holds the Grundy values.
fn solve(values: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for heap in input.numbers(n) {
        let heap = usize::try_from(heap)?;
        if !(1..values.len()).contains(&heap) {
            return Err(format!("expected 1 to {LARGEST} beads, found {heap}").into());
        }
        sum ^= values[heap];
    }
    Ok(if sum != 0 { "freda" } else { "rainbow" })
}

fn main() {
    let values = grundy_values(LARGEST);
    judge::run(INPUT, |input| solve(&values, input))
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
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

    pub mod grundy {
        use std::convert::TryFrom;

        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            let values: Vec<u64> = values.into_iter().collect();
            // n values leave out at least one of the n + 1 numbers 0..=n.
            let mut present = vec![false; values.len() + 1];
            for value in values {
                if let Some(entry) =
                    usize::try_from(value).ok().and_then(|index| present.get_mut(index))
                {
                    *entry = true;
                }
            }
            present.iter().take_while(|&&is_present| is_present).count() as u64
        }

        /// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
        /// position smaller, from the bottom up.
        pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
            let mut table = Vec::with_capacity(len);
            for position in 0..len {
                let value = mex(options(position, &table));
                table.push(value);
            }
            table
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
