// loj10246: Taking Stones, in one Rust file.
// Where to submit: LibreOJ 10246.
// Generated from problems/loj10246/main.rs by `cargo xtask bundle loj10246`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10246 · Take one stone, or join two heaps · Taking Stones
//!
//! There are N heaps of stones. A move takes one stone from a heap, or joins two heaps into one. Whoever cannot
//! move, since no stone is left, loses; Alice moves first.
//!
//! **Theorem.** Let c be the number of heaps of one stone, and S the number of stones in all other heaps, plus
//! the number of these heaps, minus 1 (S = 0 if there are none). Alice loses exactly when c and S are even;
//! except that for S = 0 and S = 2 she loses exactly when c is a multiple of 3.
//!
//! **Why.** S is the number of moves that the large heaps last if they are joined into one and taken stone by
//! stone. For S > 2 a player who finds c or S odd can leave both even, and no move leads from even to even.
//! S = 0 means no large heap, and S = 2 a single heap of two. A move from one of these to the same one or to the
//! other changes c by 1 or 2, and so its remainder modulo 3.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` if Alice wins, or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory a case.
//!
//! **Reference.** The same game is HDU 4111, *Alice and Bob*.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// Whether the player to move wins with `ones` heaps of one stone, where `rest` is S.
fn first_wins(ones: u64, rest: u128) -> bool {
    if rest == 0 || rest == 2 {
        ones % 3 != 0
    } else {
        ones % 2 != 0 || rest % 2 != 0
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let mut ones = 0;
    let mut rest = 0u128; // the stones of the large heaps, and one for each of these heaps
    for _ in 0..n {
        input! { from &mut *input, heap: u64 }
        ensure!(heap > 0, "expected a stone or more in each heap, found {heap}");
        if heap == 1 {
            ones += 1;
        } else {
            rest += u128::from(heap) + 1;
        }
    }
    Ok(if first_wins(ones, rest.saturating_sub(1)) { "YES" } else { "NO" })
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
        pub use crate::judge_ensure as ensure;

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

// A rule of the game. On a judge, a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => { let _ = || ($holds, format!($($message)+)); };
}
