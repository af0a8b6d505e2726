// hdu2516: Taking Stones from One Heap, in one Rust file.
// Where to submit: HDU 2516.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu2516/main.rs by `cargo xtask bundle hdu2516`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2516 · Fibonacci nim · Taking Stones from One Heap
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later
//! move takes between one stone and twice the previous take. Whoever takes the last stone wins.
//!
//! **Theorem.** The second player wins if and only if n is a Fibonacci number.
//!
//! **Why.** Zeckendorf's theorem: every n is in one way a sum of different Fibonacci numbers, the parts,
//! of which no two are neighbours in 1, 2, 3, 5, 8, ... A player wins if and only if the limit allows
//! taking the least part, f. The next part is at least the second Fibonacci number after f, so more
//! than 2 f: the opponent cannot take the least part of what is left. If a player can take only t < f stones,
//! then the least part of what is left is at most 2 t, and the opponent can take it. The first player may
//! take up to n - 1 stones; this is less than the least part if and only if n is its own only part, a
//! Fibonacci number.
//!
//! **Input.** `n` for each case; 0 ends. **Output.** `First win` or `Second win`.
//!
//! **Complexity.** O(log n) a case: at most 92 comparisons, as `u64` holds 92 Fibonacci numbers.
//!
//! **Reference.** M. J. Whinihan, "Fibonacci nim", The Fibonacci Quarterly 1.4 (1963), 9–13.

use common::judge::{self, Framing, Input};
use common::sequences::fibonacci;
use proconio::input;

/// Whether the first player wins with `n` stones, for any `n` from 1 on. (With one stone there is no
/// first move, and the second player is said to win.)
fn first_wins(n: u64) -> bool {
    fibonacci().find(|&number| number >= n) != Some(n)
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    Ok(if first_wins(n) { "First win" } else { "Second win" })
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

    pub mod sequences {
        use std::iter;

        /// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
        pub fn fibonacci() -> impl Iterator<Item = u64> {
            iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
                Some((this, last.checked_add(this)?))
            })
            .map(|(_, this)| this)
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
