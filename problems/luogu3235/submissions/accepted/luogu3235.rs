// luogu3235: The Joy of Jiangnan, in one Rust file.
// Where to submit: Luogu P3235.
// Generated from problems/luogu3235/main.rs by `cargo xtask bundle luogu3235`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P3235 · The Joy of Jiangnan
//!
//! A number F is given. A move chooses a heap of at least F stones and a number m of 2 or more, and splits the heap
//! into m heaps, none of them empty, whose sizes differ by at most 1. A player who cannot move loses.
//!
//! **Theorem.** The Grundy value of a heap of n >= F stones is the least number that is not among the values of its
//! splits. The value of the split into m heaps depends only on the quotient q = n / m, rounded down, and on whether
//! n and m are even. If n >= 2q(q + 1), there are splits with this q for even m and for odd m.
//!
//! **Why.** With r = n - qm, the split has r heaps of q + 1 stones and m - r heaps of q, a sum of games (the theory
//! page on games that split). Equal heaps cancel in pairs, so only the parities of r and of m - r count. And the m
//! with the quotient q are the whole numbers above n / (q + 1) and up to n / q. Between these lies a distance of
//! n / (q(q + 1)); if that is 2 or more, two neighbouring m are among them.
//!
//! **Input.** `T F`, then T cases: each `N` and then N heaps. **Output.** `1` if the first player wins, else `0`, for
//! all cases on one line.
//!
//! **Complexity.** O(h sqrt(h)) for the largest heap h: for a heap of n, once all q with 2q(q + 1) <= n are dealt
//! with, only m up to about sqrt(2n) are left.

use common::judge::{self, Framing, Input};
use proconio::input;

/// A power of two above all values, and so above all Nim sums: a heap of n <= 100,000 has fewer than 2 * sqrt(n)
/// different quotients, with at most two values for each, and its own value is at most as large as their number.
const SUMS: usize = 2048;

/// The value of the split of n stones into m heaps of q or q + 1 stones; of n and m only the parities count.
fn split(n: usize, m: usize, q: usize, values: &[usize]) -> usize {
    let larger = (n + q * m) % 2; // the parity of r = n - qm
    let smaller = (m + larger) % 2;
    (larger * values[q + 1]) ^ (smaller * values[q])
}

/// The Grundy values of all heaps up to `largest`, where those of `f` stones or more may be split.
fn grundy_values(largest: usize, f: usize) -> Vec<usize> {
    let mut values = vec![0; largest + 2];
    let mut seen = [0; SUMS]; // by value, the last n with such a split
    let mut always = [[false; SUMS]; 2]; // by the parity of n: the values of splits that all larger n have, too
    let mut done = 0; // the quotients of these splits are those up to this
    for n in f.max(2)..=largest {
        while 2 * (done + 1) * (done + 2) <= n {
            done += 1;
            for (n, m) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                always[n][split(n, m, done, &values)] = true;
            }
        }
        for m in (2..).take_while(|m| n / m > done) {
            seen[split(n, m, n / m, &values)] = n;
        }
        while seen[values[n]] == n || always[n % 2][values[n]] {
            values[n] += 1;
        }
    }
    values
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, cases: u64, f: u64 }
    let mut rows = Vec::new();
    for _ in 0..cases {
        let n = input.number();
        let row =
            input.numbers(n).into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>()?;
        if let Some(heap) = row.iter().find(|&&heap| heap > 100_000) {
            return Err(format!("expected heaps of at most 100000 stones, found {heap}").into());
        }
        rows.push(row);
    }
    let largest = *rows.iter().flatten().max().unwrap_or(&0);
    let values = grundy_values(largest, usize::try_from(f)?);
    let sums = rows.iter().map(|row| row.iter().fold(0, |sum, &heap| sum ^ values[heap]));
    let answers: Vec<&str> = sums.map(|sum| if sum != 0 { "1" } else { "0" }).collect();
    Ok(answers.join(" "))
}

fn main() {
    judge::run(INPUT, solve)
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
