// luogu7589: Black and White Pieces (2021 CoE-II B), in one Rust file.
// Where to submit: Luogu P7589.
// Generated from problems/luogu7589/main.rs by `cargo xtask bundle luogu7589`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P7589 · Black and White Pieces (2021 CoE-II B)
//!
//! On each of n lines, which have no ends, stand a black and a white piece. Alice has the black ones, Bob the
//! white ones, and Alice begins. A move advances one's own piece any distance towards the other piece on its
//! line, but neither over it nor onto it; or it takes the piece back, by 1 to d cells. Each player may go back
//! k times in the whole game. Whoever cannot move loses.
//!
//! **Theorem.** The gap of a line is the number of free cells between its two pieces. Alice wins exactly when
//! the Nim sum of the gaps is not 0, whatever k and d are.
//!
//! **Why.** Every move changes one gap, and so the Nim sum. Where it is not 0, some gap can be made smaller so
//! that it becomes 0, as in Nim, and both players can do so by an advance. A player who faces a Nim sum other
//! than 0 always makes it 0 in this way, and never goes back. The opponent always faces 0, so the player can
//! move at every turn. That cannot go on for ever: the player's advances make the gaps smaller, and the
//! opponent makes them larger k times at most. So it is the opponent who cannot move in the end. The lesson
//! hdu1730 proves it for a board with edges, where nobody counts the retreats.
//!
//! **Input.** A number of cases; for each `n k d`, then `y b w` for each line: where it is, and the places of
//! its black and its white piece, which may be negative. **Output.** `Yes` if Alice wins, or `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// The number of free cells between two pieces on different places of a line.
fn gap(black: i64, white: i64) -> u64 {
    black.abs_diff(white) - 1
}

/// The next number of the input, which may be negative.
fn signed(input: &mut Input) -> judge::Result<i64> {
    let word = input.word();
    word.parse().map_err(|_| format!("expected a number, found {word:?}").into())
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, _k: u64, _d: u64 }
    let mut sum = 0;
    for _ in 0..n {
        let (_y, black, white) = (signed(input)?, signed(input)?, signed(input)?);
        ensure!(black != white, "expected pieces on different places, found {black} twice");
        sum ^= gap(black, white);
    }
    Ok(if sum != 0 { "Yes" } else { "No" })
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

            /// The next token, whatever it is.
            pub fn word(&mut self) -> String {
                if self.is_empty() {
                    self.end();
                }
                let token = self.text[self.pos..].split(|&byte| byte <= b' ').next().unwrap_or(b"");
                self.pos += token.len();
                String::from_utf8_lossy(token).into_owned()
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
