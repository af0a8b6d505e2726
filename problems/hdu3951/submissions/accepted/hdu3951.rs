// hdu3951: Coin Game, in one Rust file.
// Where to submit: HDU 3951.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu3951/main.rs by `cargo xtask bundle hdu3951`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 3951 · Coin Game
//!
//! N coins lie in a circle. A move takes 1 to K coins that lie next to each other, with no gap between them.
//! Whoever takes the last coin wins. Does the first player win?
//!
//! **Theorem.** The first player wins if N <= K, and if K = 1 and N is odd; in no other case.
//!
//! **Why.** If N <= K, the first player takes all coins. If K = 1, each move takes one coin, and the parity of
//! N decides. Otherwise K is at least 2 and the first move leaves a row of at least one coin. The second player
//! takes the middle coin of this row, or the middle two, and leaves two equal halves, or nothing. From then on
//! the second player answers each move in one half by the same move in the other, and the first player is the
//! one who cannot move. The theory page on pairing has this for K = 2, with skittles for coins.
//!
//! **Input.** A number of cases, then `N K` for each. **Output.** `Case i: first` or `Case i: second`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins on a circle of `n` coins, taking 1 to `k` a move; both from 1 on.
fn first_wins(n: u64, k: u64) -> bool {
    n <= k || (k == 1 && n % 2 == 1)
}

const INPUT: Framing = Framing::Counted;

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, k: u64 }
    let winner = if first_wins(n, k) { "first" } else { "second" };
    Ok(format!("Case {number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
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
