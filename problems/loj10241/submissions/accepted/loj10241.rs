// loj10241: Taking Stones 1, in one Rust file.
// Where to submit: LibreOJ 10241.
// Generated from problems/loj10241/main.rs by `cargo xtask bundle loj10241`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10241 · Taking Stones 1
//!
//! A heap of N stones. A move takes 1 to K of them. Whoever takes the last stone wins. Which player is it?
//!
//! **Theorem.** The second player wins exactly when N is a multiple of K + 1.
//!
//! **Why.** On a multiple, a take of t stones is answered with K + 1 - t, which leaves a smaller multiple,
//! and in the end no stone. From any other heap the first player takes the remainder, which is at most K, and
//! leaves a multiple to the opponent. It is Bachet's game, and the lesson hdu1846 proves it.
//!
//! **Input.** `N K`. **Output.** `1` if the first player wins, or `2`.
//!
//! **Complexity.** O(1).

use common::judge::{self, Framing, Input};
use common::subtraction::bachet_grundy;
use proconio::input;

/// The number of the player who wins on a heap of `n` stones, where a move takes 1 to `k`. Any `u64`.
fn winner(n: u64, k: u64) -> &'static str {
    if bachet_grundy(n, k) != 0 {
        "1"
    } else {
        "2"
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    Ok(winner(n, k))
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

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
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
