// arc091f: Strange Nim, in one Rust file.
// Where to submit: AtCoder ARC 091 F.
// Generated from problems/arc091f/main.rs by `cargo xtask bundle arc091f`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 091 F · Taking at most one K-th of a heap · Strange Nim
//!
//! N heaps of stones, each with a number K of its own. A move takes from a heap that now has X stones at
//! least 1 and at most X / K of them, rounded down. Whoever cannot move loses. Takahashi moves first. Who wins?
//!
//! **Theorem.** A heap of n stones has the Grundy value n / K if K divides n, and 0 if n < K. Any other has the
//! value of the heap of n - q - 1, where q is n / K, rounded down. Takahashi wins exactly when the Nim sum of the
//! values is not 0.
//!
//! **Why.** The heap of n and its q options together have the values 0 to q, each of them once. If K does not divide
//! n + 1, the options of n + 1 are these heaps without the smallest, and so n + 1 has its value. Otherwise all of
//! them are options, and the value is q + 1.
//!
//! **Input.** `N`, then `A K` for each heap. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O(√A) a heap: as long as the quotient q stays the same, each step takes away q + 1, and all of
//! these steps are one division.
//!
//! **Reference.** AtCoder Regular Contest 091, F.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The Grundy value of a heap, if a move takes at most one `k`-th of it. Any `heap`, and `k` from 1 up.
fn grundy(mut heap: u64, k: u64) -> u64 {
    loop {
        let (most, rest) = (heap / k, heap % k);
        if most == 0 || rest == 0 {
            return most;
        }
        // As many steps of `most + 1` as it takes to come down to most * k or below.
        heap -= (rest + most) / (most + 1) * (most + 1);
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from &mut *input, heap: u64, k: u64 }
        if k == 0 {
            return Err("expected K of at least 1, found 0".into());
        }
        sum ^= grundy(heap, k);
    }
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
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
